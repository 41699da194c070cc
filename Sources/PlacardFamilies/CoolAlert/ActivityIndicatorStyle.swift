/// Size of a spinner.
public enum ActivityIndicatorStyle: String, Hashable, Sendable, CaseIterable {
  /// 20 points.
  case medium
  /// 37 points.
  case large

  /// Diameter in points (facts: motion, spinner).
  var diameter: Double { self == .medium ? 20 : 37 }
}
