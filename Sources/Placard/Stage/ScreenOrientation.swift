/// Which way a screen is held.
public enum ScreenOrientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
