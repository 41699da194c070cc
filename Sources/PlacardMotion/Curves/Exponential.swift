import Glibc

/// The transcendental functions of closed forms.
///
/// Their last bits depend on the C library, so what becomes geometry is rounded first
/// (`Trigonometry.quantized`).
enum Exponential {
  /// e to the power of a number.
  static func exp(_ exponent: Double) -> Double { Glibc.exp(exponent) }

  /// The natural logarithm of a number above 0.
  static func log(_ number: Double) -> Double { Glibc.log(number) }

  /// Sine and cosine of an angle in radians, to the last bits.
  static func sineCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    (sin(angle), cos(angle))
  }
}
