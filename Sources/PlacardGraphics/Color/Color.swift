/// An sRGB colour with straight alpha, eight bits a channel.
public struct Color: Hashable, Sendable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Opacity, 0…255.
  public var alpha: UInt8

  /// Creates a colour from its channels, 0…255 each.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from 0xRRGGBB; higher bits are ignored.
  public init(rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
      UInt8(truncatingIfNeeded: rgb), alpha)
  }

  /// Opaque black.
  public static let black = Color(0, 0, 0)
  /// Opaque white.
  public static let white = Color(255, 255, 255)
  /// Fully transparent black.
  public static let clear = Color(0, 0, 0, 0)

  /// The colour with its opacity multiplied by a factor, 0…1, rounded to the nearest level.
  public func opacity(_ factor: Double) -> Color {
    Color(red, green, blue, UInt8((Double(alpha) * min(1, max(0, factor))).rounded()))
  }

  /// This colour painted over an opaque one.
  public func over(_ background: Color) -> Color {
    let a = Int(alpha)
    func mix(_ s: UInt8, _ d: UInt8) -> UInt8 {
      UInt8((Int(s) * a + Int(d) * (255 - a) + 127) / 255)
    }
    return Color(
      mix(red, background.red), mix(green, background.green), mix(blue, background.blue))
  }
}
