import PlacardGraphics
import PlacardModel

extension CoolAlertStyle {
  static let warning = CoolAlertStyle(
    "warning", .systemOrange, .strokes(exclamationMark), haptic: .warning, "Something needs care.")

  /// A stem and a dot.
  private static let exclamationMark = [
    Stroke(.polyline([(15, 5.5), (15, 17.5)])), Stroke.dot(15, 24.3),
  ]
}
