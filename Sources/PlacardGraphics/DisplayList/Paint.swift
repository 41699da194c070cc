/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A linear gradient.
  case gradient(LinearGradient)
}
