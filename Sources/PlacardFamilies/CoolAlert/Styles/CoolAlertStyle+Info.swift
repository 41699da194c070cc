import PlacardGraphics

extension CoolAlertStyle {
  static let info = CoolAlertStyle(
    "info", .systemBlue, .strokes(letter), "Something is worth knowing.")

  /// A dot and a stem.
  private static let letter = [
    Stroke.dot(15, 5.7), Stroke(.polyline([(15, 12.5), (15, 24.5)])),
  ]
}
