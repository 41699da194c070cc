/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The form of a line's ends and joins.
  public enum Cap: String, Hashable, Sendable {
    /// Square ends at the end points, mitred joins.
    case butt
    /// Round ends and joins.
    case round
  }

  /// Width in points.
  public var width: Double
  /// Ends and joins.
  public var cap: Cap

  /// Creates a style.
  public init(width: Double, cap: Cap = .round) {
    self.width = width
    self.cap = cap
  }
}
