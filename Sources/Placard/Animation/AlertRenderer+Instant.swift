public import PlacardGraphics
public import PlacardModel

extension AlertRenderer {
  /// The picture of an instant of an alert's life: the document is shown on a stage, its script is
  /// played up to that instant, and what moves is drawn on its way.
  ///
  /// - Parameters:
  ///   - document: the alert, its script and the output.
  ///   - instant: seconds since it was shown, `FrameTiming.instants`.
  /// - Throws: `AnimationError` with code `outOfRange`, and errors of the document, its script, its
  ///   layout and its picture.
  @MainActor
  public func image(_ document: AlertDocument, at instant: Double) async throws -> Bitmap {
    let sequence = try await FrameSequence.record(
      document, timing: FrameTiming(start: instant, end: instant), renderer: self)
    guard let scene = sequence.scenes.first else {
      throw AnimationError(.outOfRange, "there is no frame at \(instant) seconds")
    }
    return try image(scene)
  }
}
