import PlacardGraphics

/// A picture that the benchmark draws again and again.
protocol Row {
  /// How the picture is made: `peer`, `peer-kept` or `document`.
  var kind: String { get }
  /// What it shows.
  var scene: Scene { get }
  /// Lays the picture out and paints it.
  ///
  /// - Parameters:
  ///   - turn: counts the calls, so that a row can keep caches from answering.
  func draw(turn: Int) throws -> Bitmap
}
