public import PlacardGraphics
import PlacardRaster

extension Bitmap {
  /// Reads a PNG file of any kind: palette, grey, 16-bit or interlaced.
  ///
  /// - Throws: `RasterError` with code `unreadableImage` that says what is wrong.
  public init(png bytes: [UInt8]) throws(RasterError) { self = try PNGDecoder.decode(bytes) }

  /// The bytes of a PNG file: a palette for up to 256 colours, else RGB or RGBA.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written as 72 dpi times the scale.
  ///   - compression: time against size; the pixels stay the same.
  ///   - threads: how many may work on it; the bytes do not depend on it.
  /// - Throws: `RasterError` with code `size` for a side of more than 2²⁴ pixels.
  public func png(
    scale: Double = 1, compression: Compression = .default, threads: Int = 1
  ) throws(RasterError) -> [UInt8] {
    try PNGEncoder.encode(self, scale: scale, compression: compression, threads: threads)
  }
}
