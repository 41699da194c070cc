extension Double {
  /// The shortest decimal text of the value rounded to a number of places, without an exponent for
  /// everyday magnitudes: `17`, `0.5`, `-3.25`.
  public func rounded(toPlaces places: Int) -> String {
    let factor = (0..<places).reduce(1.0) { value, _ in value * 10 }
    let scaled = (self * factor).rounded()
    guard scaled.magnitude < 1e15 else { return "\(self)" }
    let value = scaled == 0 ? 0 : scaled / factor
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
