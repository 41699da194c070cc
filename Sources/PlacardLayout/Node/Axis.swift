/// A direction of layout.
public enum Axis: String, Hashable, Sendable {
  /// Along the reading direction.
  case horizontal
  /// From top to bottom.
  case vertical
}
