import CPlacard
public import PlacardGraphics

/// Writes PNG files: RGB for opaque pictures, else RGBA, eight bits a channel, with sRGB and pHYs
/// chunks and nothing that depends on time or host.
public enum PNGEncoder {
  /// DEFLATE level; unfiltered rows compress best on flat cards (facts: encoder settings).
  private static let level: Int32 = 6

  /// Encodes a picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, written as 72 dpi times the scale.
  /// - Throws: `RasterError` with code `library` where memory runs out.
  public static func encode(_ bitmap: Bitmap, scale: Double) throws(RasterError) -> [UInt8] {
    let hasAlpha = !bitmap.isOpaque
    let pixelsPerMetre = UInt32(min(1e6, max(1, (scale * 72 / 0.0254).rounded())))
    guard
      let png = placard_png_begin(
        UInt32(bitmap.width), UInt32(bitmap.height), hasAlpha ? 1 : 0, level, pixelsPerMetre)
    else { throw RasterError(.library, "libpng does not start") }
    defer { placard_png_end(png) }
    var row = [UInt8](repeating: 0, count: bitmap.width * (hasAlpha ? 4 : 3))
    for y in 0..<bitmap.height {
      let pixels = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      if hasAlpha { writeStraight(pixels, to: &row) } else { writeOpaque(pixels, to: &row) }
      guard placard_png_row(png, row) != 0 else { throw outOfMemory }
    }
    var bytes: UnsafePointer<UInt8>?
    var length = 0
    guard placard_png_finish(png, &bytes, &length) != 0, let bytes else { throw outOfMemory }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  private static var outOfMemory: RasterError {
    RasterError(.library, "no memory for the PNG file")
  }

  private static func writeOpaque(_ pixels: ArraySlice<UInt32>, to row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { out in
      var index = 0
      for pixel in pixels {
        out[index] = UInt8(truncatingIfNeeded: pixel >> 16)
        out[index + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        out[index + 2] = UInt8(truncatingIfNeeded: pixel)
        index += 3
      }
    }
  }

  private static func writeStraight(_ pixels: ArraySlice<UInt32>, to row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { out in
      var index = 0
      for pixel in pixels {
        let color = Bitmap.straight(pixel)
        out[index] = color.red
        out[index + 1] = color.green
        out[index + 2] = color.blue
        out[index + 3] = color.alpha
        index += 4
      }
    }
  }
}
