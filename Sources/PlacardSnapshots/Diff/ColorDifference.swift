/// The CIE94 colour difference of premultiplied sRGB pixels.
///
/// Roots are found by Newton's method instead of the C library's, so that a report has the same
/// digits everywhere.
enum ColorDifference {
  /// The difference with the graphic arts weights (kL 1, K1 0.045, K2 0.015) and white D65.
  ///
  /// A translucent pixel has no colour of its own: the larger of the differences over black and
  /// over white counts.
  static func cie94(_ actual: UInt32, reference: UInt32) -> Double {
    let overBlack = difference(lab(actual, white: 0), lab(reference, white: 0))
    guard actual >> 24 < 255 || reference >> 24 < 255 else { return overBlack }
    let overWhite = difference(
      lab(actual, white: 255 - actual >> 24), lab(reference, white: 255 - reference >> 24))
    return max(overBlack, overWhite)
  }

  private static func difference(_ actual: SIMD3<Double>, _ reference: SIMD3<Double>) -> Double {
    func chroma(_ lab: SIMD3<Double>) -> Double { (lab.y * lab.y + lab.z * lab.z).squareRoot() }
    let delta = actual - reference
    let deltaChroma = chroma(actual) - chroma(reference)
    let hueSquared = max(0, delta.y * delta.y + delta.z * delta.z - deltaChroma * deltaChroma)
    let chromaTerm = deltaChroma / (1 + 0.045 * chroma(reference))
    let hueWeight = 1 + 0.015 * chroma(reference)
    return
      (delta.x * delta.x + chromaTerm * chromaTerm + hueSquared / (hueWeight * hueWeight))
      .squareRoot()
  }

  /// CIE L*a*b* of a pixel to which `white` levels are added, the share of a white background.
  private static func lab(_ pixel: UInt32, white: UInt32) -> SIMD3<Double> {
    func linear(_ shift: UInt32) -> Double {
      linearLevels[Int(min(255, pixel >> shift & 255 + white))]
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    // IEC 61966-2-1; each row is divided by its coordinate of the white point.
    let x = lightness((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = lightness(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = lightness((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0890)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// The function f of CIE 15 that makes relative luminance even to the eye.
  private static func lightness(_ value: Double) -> Double {
    guard value > 216.0 / 24389 else { return value * 841 / 108 + 4.0 / 29 }
    // A third of the exponent is the cube root within 6 % (the constant is FreeBSD's), and each
    // step doubles the digits.
    var root = Double(bitPattern: value.bitPattern / 3 + 715_094_163 << 32)
    for _ in 0..<4 { root -= (root - value / (root * root)) / 3 }
    return root
  }

  /// Linear light, 0…1, of the 256 levels of sRGB.
  private static let linearLevels: [Double] = (0...255).map { level in
    let value = Double(level) / 255
    guard value > 0.04045 else { return value / 12.92 }
    let square = ((value + 0.055) / 1.055) * ((value + 0.055) / 1.055)
    // The power 2.4 is the square times the square's fifth root.
    var root = 1.0
    for _ in 0..<30 { root -= (root - square / (root * root * root * root)) / 5 }
    return square * root
  }
}
