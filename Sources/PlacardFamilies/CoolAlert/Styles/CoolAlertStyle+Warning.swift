import PlacardGraphics

extension CoolAlertStyle {
  static let warning = CoolAlertStyle(
    "warning", .systemOrange, .strokes(exclamationMark, width: 3.4), "Something needs care.")

  /// A stem and a dot.
  private static let exclamationMark = [
    Path.polyline([(15, 5.5), (15, 17.5)]), Path.dot(15, 24.3),
  ]
}
