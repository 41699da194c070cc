/// How an alert's buttons are arranged; at accessibility text sizes always on top of each other.
public enum ButtonsLayout: String, Hashable, Sendable, CaseIterable {
  /// On top of each other.
  case vertical
  /// Side by side.
  case horizontal
  /// At most two side by side when every title fits on one line at full size, else on top of each
  /// other.
  case automatic
}
