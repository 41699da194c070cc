import PlacardGraphics
import PlacardModel

extension CoolAlertStyle {
  static let error = CoolAlertStyle(
    "error", .systemRed, .strokes(cross), haptic: .error, "Something failed.")

  /// Two crossing lines.
  private static let cross = [
    Stroke(.polyline([(8, 8), (22, 22)])), Stroke(.polyline([(22, 8), (8, 22)])),
  ]
}
