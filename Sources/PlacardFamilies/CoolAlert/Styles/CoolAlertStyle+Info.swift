import PlacardGraphics

extension CoolAlertStyle {
  static let info = CoolAlertStyle(
    "info", .systemBlue, .strokes(letter, width: 3.4), "Something is worth knowing.")

  /// A dot and a stem.
  private static let letter = [
    Path.dot(15, 5.7), Path.polyline([(15, 12.5), (15, 24.5)]),
  ]
}
