extension Color {
  /// The colour between this one and another, channel by channel; shares are clamped to 0…1.
  public func mixed(with other: Color, _ share: Double) -> Color {
    let share = min(1, max(0, share))
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * share).rounded())
    }
    return Color(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue),
      mix(alpha, other.alpha))
  }
}
