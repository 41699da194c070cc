/// Where something narrower than its place stands horizontally.
public enum HorizontalAlignment: String, Hashable, Sendable {
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}
