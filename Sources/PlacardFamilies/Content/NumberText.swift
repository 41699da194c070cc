import PlacardGraphics

/// Numbers beside sliders and charts.
enum NumberText {
  /// At most two digits behind the point, thousands and millions as `1.5K` and `2M`.
  static func short(_ value: Double) -> String {
    let size = abs(value)
    if size >= 1e9 { return "\((value / 1e9).rounded(toPlaces: 2))B" }
    if size >= 1e6 { return "\((value / 1e6).rounded(toPlaces: 2))M" }
    if size >= 1e4 { return "\((value / 1e3).rounded(toPlaces: 2))K" }
    return value.rounded(toPlaces: 2)
  }
}
