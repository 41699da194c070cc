/// A raster picture: premultiplied sRGB, eight bits a channel, one 32-bit word a pixel with blue in
/// the lowest byte and alpha in the highest.
public struct Bitmap: Hashable, Sendable, CustomStringConvertible {
  /// Width in pixels, at least 1.
  public let width: Int
  /// Height in pixels, at least 1.
  public let height: Int
  /// Rows from top to bottom without padding.
  public var pixels: [UInt32]

  /// Creates a picture from its pixels; traps unless there are `width * height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width > 0 && height > 0 && pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Bytes that the pixels take.
  package var byteCount: Int { pixels.count * 4 }

  /// The size alone: a failed expectation should not print every pixel.
  public var description: String { "bitmap of \(width)×\(height) pixels" }

  /// The pixel at a place with straight alpha, as a PNG file holds it.
  public subscript(x: Int, y: Int) -> Color { Self.straight(pixels[y * width + x]) }

  /// Whether no pixel lets anything shine through.
  public var isOpaque: Bool {
    // Row by row: a whole row is one vector operation, a transparent one ends the search.
    (0..<height).allSatisfy { y in
      pixels[y * width..<(y + 1) * width].reduce(UInt32.max, &) >> 24 == 255
    }
  }

  /// Un-premultiplies one pixel, rounding to the nearest level; transparent pixels become clear.
  public static func straight(_ pixel: UInt32) -> Color {
    let alpha = pixel >> 24
    guard alpha > 0 else { return .clear }
    func channel(_ shift: UInt32) -> UInt8 {
      let value = (pixel >> shift) & 255
      return UInt8(min(255, (value * 255 + alpha / 2) / alpha))
    }
    return Color(channel(16), channel(8), channel(0), UInt8(alpha))
  }

  /// Premultiplies one colour, rounding to the nearest level.
  public static func premultiplied(_ color: Color) -> UInt32 {
    let alpha = UInt32(color.alpha)
    func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
    return alpha << 24 | channel(color.red) << 16 | channel(color.green) << 8
      | channel(color.blue)
  }
}
