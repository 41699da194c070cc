/// Which way leading and trailing run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is at the left.
  case leftToRight = "ltr"
  /// Leading is at the right.
  case rightToLeft = "rtl"
}
