/// A translucent material of the system.
public enum Material: String, Hashable, Sendable, CaseIterable {
  /// Shows most of what is behind.
  case ultraThin
  /// Shows much of what is behind.
  case thin
  /// The usual one.
  case regular
  /// Shows little of what is behind.
  case thick
  /// For bars.
  case chrome
}
