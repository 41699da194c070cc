public import PlacardGraphics

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

extension SwipeDirection {
  /// A vector of a length in this direction on the screen.
  public func vector(_ length: Double) -> Point {
    switch self {
    case .up: Point(0, -length)
    case .down: Point(0, length)
    case .left: Point(-length, 0)
    case .right: Point(length, 0)
    }
  }
}
