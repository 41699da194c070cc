import Glibc

extension Color {
  /// Relative luminance by WCAG 2.2, 0…1; alpha is ignored.
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let c = Double(channel) / 255
      return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio by WCAG 2.2, 1…21, of two opaque colours.
  public func contrast(with other: Color) -> Double {
    let a = luminance
    let b = other.luminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// White or black at 80 %, whichever has the higher contrast on this colour.
  public var readableForeground: Color {
    let dark = Color(0, 0, 0, 204)
    return Color.white.contrast(with: self) >= dark.over(self).contrast(with: self) ? .white : dark
  }
}
