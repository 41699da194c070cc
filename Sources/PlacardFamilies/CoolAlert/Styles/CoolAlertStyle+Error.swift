import PlacardGraphics

extension CoolAlertStyle {
  static let error = CoolAlertStyle(
    "error", .systemRed, .strokes(cross, width: 3.4), "Something failed.")

  /// Two crossing lines.
  private static let cross = [
    Path.polyline([(8, 8), (22, 22)]), Path.polyline([(22, 8), (8, 22)]),
  ]
}
