import PlacardGraphics

/// What the benchmark draws again and again: a picture, or pictures that belong together.
protocol Row {
  /// How it is made: `peer`, `peer-kept`, `document`, `text` or `clear`.
  var kind: String { get }
  /// What it shows.
  var scene: Scene { get }
  /// The number of pictures; each of several becomes a file, as with the peers.
  var count: Int { get }
  /// Lays a picture out and paints it.
  ///
  /// - Parameters:
  ///   - picture: 0 ..< `count`.
  ///   - turn: counts how often all were drawn, so that a row can keep caches from answering.
  func draw(_ picture: Int, turn: Int) throws -> Bitmap
}

extension Row {
  var count: Int { 1 }
}
