import PlacardGraphics
import PlacardModel

extension CoolAlertStyle {
  static let success = CoolAlertStyle(
    "success", .systemGreen, .strokes([Stroke(tick)]), haptic: .success, "Something was done.")

  /// A tick.
  private static let tick = Path.polyline([(5, 15.5), (12, 22.5), (25, 7.5)])
}
