/// Which way a card is flung.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  /// Towards the top edge.
  case up
  /// Towards the bottom edge.
  case down
  /// Towards the left edge.
  case left
  /// Towards the right edge.
  case right
}
