import Glibc

/// Trigonometric functions whose results are rounded to 1/65536 before they become geometry, so
/// that a last-bit difference between C libraries cannot move a pixel.
public enum Trigonometry {
  /// The value rounded to a multiple of 1/65536.
  public static func quantized(_ value: Double) -> Double { (value * 65536).rounded() / 65536 }

  /// Sine and cosine of an angle in radians.
  public static func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    (quantized(sin(angle)), quantized(cos(angle)))
  }

  /// Tangent of an angle in radians.
  public static func tangent(_ angle: Double) -> Double { quantized(tan(angle)) }

  /// The direction of a vector in radians, -π…π, counted from the x axis towards the y axis.
  public static func angle(x: Double, y: Double) -> Double { quantized(atan2(y, x)) }
}
