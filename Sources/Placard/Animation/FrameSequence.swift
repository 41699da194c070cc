import PlacardGraphics
public import PlacardModel

/// Instants of an alert's life as pictures of one size.
///
/// ```swift
/// let sequence = try await FrameSequence.record(document)
/// try sequence.render { index, picture in
///   try show(picture, at: sequence.times[index])
/// }
/// ```
public struct FrameSequence: Sendable {
  /// Which instants there are.
  public let timing: FrameTiming
  /// Pixels per point.
  public let scale: Double
  let scenes: [AlertScene]
  let renderer: AlertRenderer

  /// The frames' instants in seconds since the alert was shown.
  public var times: [Double] { scenes.indices.map(timing.instant) }

  /// Whether no frame lets anything shine through.
  public var isOpaque: Bool { scenes.allSatisfy { $0.output.drawsBackdrop } }

  /// How long a frame is shown, as milliseconds since the sequence's beginning; the last one stays
  /// longer by the hold.
  func span(of frame: Int) -> (start: Double, end: Double) {
    let length = 1000 / timing.framesPerSecond
    let isLast = frame == scenes.count - 1
    return (
      Double(frame) * length, Double(frame + 1) * length + (isLast ? timing.hold * 1000 : 0)
    )
  }

  /// Shows a document on a stage, plays its script and keeps what is seen at each instant.
  ///
  /// Nothing is drawn yet. Every frame shows the same part of the screen: for cards what all of them
  /// need at rest, so that an alert that grows is not cut.
  ///
  /// - Parameters:
  ///   - document: the alert, its script and the output.
  ///   - timing: which instants.
  ///   - renderer: draws and measures.
  /// - Throws: `AnimationError`, and errors of the document, its script and its layout.
  @MainActor
  public static func record(
    _ document: AlertDocument, timing: FrameTiming = FrameTiming(),
    renderer: AlertRenderer = .standard
  ) async throws -> FrameSequence {
    try timing.check()
    let recorder = FrameRecorder(document, timing: timing, renderer: renderer)
    let scenes = try await recorder.record()
    return FrameSequence(
      timing: timing, scale: document.output.scale,
      scenes: try cut(scenes, renderer), renderer: renderer)
  }

  /// Gives all frames the part of the screen that holds every alert at rest.
  private static func cut(
    _ scenes: [AlertScene], _ renderer: AlertRenderer
  ) throws -> [AlertScene] {
    guard scenes.first?.output.crop == .card else { return scenes }
    var shown: Rect?
    var last: AlertScene.Layer?
    for scene in scenes {
      guard var layer = scene.layers.last else { continue }
      // Time alone does not change how large an alert is.
      layer.motion = nil
      layer.state.timeLeft = layer.state.timeLeft.map { $0.rounded(.up) }
      guard layer != last else { continue }
      last = layer
      let rect = try renderer.shownRect(scene)
      shown = shown?.union(rect) ?? rect
    }
    return scenes.map { scene in
      var scene = scene
      scene.crop = shown
      return scene
    }
  }
}
