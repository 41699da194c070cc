public import PlacardGraphics
public import PlacardLayout
public import PlacardModel
import PlacardRaster
import PlacardRuntime

extension Stage {
  /// The screen at this instant as pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, 0.5…8.
  ///   - crop: the whole screen, or the uppermost card with its shadow.
  ///   - backdrop: whether the backdrop is drawn; `nil` means for screens only.
  ///   - inMotion: whether what is on its way is drawn on its way; else every alert is drawn as it
  ///     will rest.
  /// - Throws: as `AlertRenderer.image`; `StageError` for a card where no alert is shown.
  public func image(
    scale: Double = 2, crop: OutputDescription.Crop = .screen, backdrop: Bool? = nil,
    inMotion: Bool = false
  ) throws -> Bitmap {
    let output = OutputDescription(scale: scale, crop: crop, backdrop: backdrop)
    if crop == .card { _ = try topSession() }
    return try renderer.image(scene(output, inMotion: inMotion))
  }

  /// The screen at this instant as the bytes of a PNG file; parameters and errors as for `image`.
  public func png(
    scale: Double = 2, crop: OutputDescription.Crop = .screen, backdrop: Bool? = nil,
    inMotion: Bool = false
  ) throws -> [UInt8] {
    try PNGEncoder.encode(
      image(scale: scale, crop: crop, backdrop: backdrop, inMotion: inMotion), scale: scale,
      compression: .default)
  }

  /// The uppermost alert's frames at this instant.
  ///
  /// - Throws: `StageError` where no alert is shown; errors of the layout.
  public func layout() throws -> LayoutTree {
    let session = try topSession()
    guard let document = document(of: session) else { throw nothingKept(session) }
    return try renderer.layout(document, state: session.state(at: state.now))
  }

  /// The frames of every alert on the screen, the uppermost last.
  public func layouts() throws -> [LayoutTree] {
    try scene(OutputDescription()).layers.map {
      try renderer.layout($0.document, state: $0.state)
    }
  }

  /// What a screen reader makes of the uppermost alert at this instant; errors as for `layout`.
  public func accessibility() throws -> AccessibilityTree {
    let session = try topSession()
    guard let document = document(of: session) else { throw nothingKept(session) }
    return try renderer.accessibility(document, state: session.state(at: state.now))
  }

  private func nothingKept(_ session: AlertSession) -> StageError {
    StageError(.nothingShown, "the alert \(session.id) is not on the stage")
  }

  /// The alerts on the screen as a value, at an instant up to which nothing is due.
  ///
  /// - Parameters:
  ///   - inMotion: whether it says what moves.
  ///   - instant: `nil` is now.
  func scene(
    _ output: OutputDescription, inMotion: Bool = false, at instant: Duration? = nil
  ) -> AlertScene {
    if instant == nil { refresh() }
    let instant = instant ?? state.now
    return AlertScene(
      screen: screenWithContent, environment: environment, output: output,
      layers: state.sessions.compactMap { session in
        document(of: session).map {
          AlertScene.Layer(
            document: $0, state: session.state(at: instant),
            motion: inMotion ? session.motion(at: instant) : nil)
        }
      })
  }
}
