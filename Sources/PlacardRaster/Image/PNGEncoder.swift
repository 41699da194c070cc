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
    let isWritten = bitmap.pixels.withUnsafeBufferPointer { pixels in
      row.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return false }
        return (0..<bitmap.height).allSatisfy { y in
          let line = UnsafeBufferPointer(
            rebasing: pixels[y * bitmap.width..<(y + 1) * bitmap.width])
          if hasAlpha { writeStraight(line, to: row) } else { writeOpaque(line, to: row) }
          return placard_png_row(png, row) != 0
        }
      }
    }
    guard isWritten else { throw outOfMemory }
    var bytes: UnsafePointer<UInt8>?
    var length = 0
    guard placard_png_finish(png, &bytes, &length) != 0, let bytes else { throw outOfMemory }
    return Array(UnsafeBufferPointer(start: bytes, count: length))
  }

  private static var outOfMemory: RasterError {
    RasterError(.library, "no memory for the PNG file")
  }

  private static func writeOpaque(
    _ pixels: UnsafeBufferPointer<UInt32>, to row: UnsafeMutablePointer<UInt8>
  ) {
    var out = row
    for pixel in pixels {
      out[0] = UInt8(truncatingIfNeeded: pixel >> 16)
      out[1] = UInt8(truncatingIfNeeded: pixel >> 8)
      out[2] = UInt8(truncatingIfNeeded: pixel)
      out += 3
    }
  }

  private static func writeStraight(
    _ pixels: UnsafeBufferPointer<UInt32>, to row: UnsafeMutablePointer<UInt8>
  ) {
    var out = row
    for pixel in pixels {
      // Opaque pixels and black ones, which shadows are made of, need no division.
      let isStraight = pixel >> 24 == 255 || pixel << 8 == 0
      let color =
        isStraight
        ? Color(rgb: pixel, alpha: UInt8(truncatingIfNeeded: pixel >> 24)) : Bitmap.straight(pixel)
      out[0] = color.red
      out[1] = color.green
      out[2] = color.blue
      out[3] = color.alpha
      out += 4
    }
  }
}
