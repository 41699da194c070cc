/// Where something lower than its place stands vertically.
public enum VerticalAlignment: String, Hashable, Sendable {
  /// At the upper edge.
  case top
  /// In the middle.
  case center
  /// At the lower edge.
  case bottom
}
