/// Which generation of the system's palette and looks is drawn.
public enum SystemGeneration: Int, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  case classic = 18
  /// iOS 26 and later.
  case glass = 26
}
