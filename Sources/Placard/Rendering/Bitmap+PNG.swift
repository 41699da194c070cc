public import PlacardGraphics
import PlacardRaster

extension Bitmap {
  /// Reads a PNG file of any kind: palette, grey, 16-bit or interlaced.
  ///
  /// - Throws: `RasterError` with code `unreadableImage` that says what is wrong.
  public init(png bytes: [UInt8]) throws(RasterError) { self = try PNGDecoder.decode(bytes) }

  /// The bytes of a PNG file: RGB for an opaque picture, else RGBA.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written as 72 dpi times the scale.
  /// - Throws: `RasterError` with code `library` where memory runs out.
  public func png(scale: Double = 1) throws(RasterError) -> [UInt8] {
    try PNGEncoder.encode(self, scale: scale)
  }
}
