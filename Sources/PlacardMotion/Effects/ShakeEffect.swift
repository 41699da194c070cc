import PlacardModel

/// An alert that shakes its head.
package enum ShakeEffect {
  /// Offsets in points and turns in degrees at even distances (PopupDialog; facts, section 7), five
  /// times as wide, so that it is seen in a picture.
  private static let swings = Keyframes(
    values: [0, -10, 10, -10, 10, 0], over: AlertMotion.shakeDuration)

  /// How far the card is to the right at a time since it began, in points; 0 outside the shake.
  package static func offset(at time: Double) -> Double {
    time > 0 && time < AlertMotion.shakeDuration ? swings.value(at: time) : 0
  }
}
