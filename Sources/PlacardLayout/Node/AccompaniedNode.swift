/// A part that gives way beside one that does not: a title that shrinks and its countdown.
public struct AccompaniedNode: Hashable, Sendable {
  /// Where the companion stands.
  public enum Place: String, Hashable, Sendable {
    /// Behind the part, both together in the middle.
    case behind
    /// At the trailing edge; the part stays in the middle of the whole while there is room.
    case edge
  }

  /// What wraps and shrinks in the room that is left.
  public var main: Node
  /// What keeps its natural size.
  public var companion: Node
  /// As wide as the companion ever gets, so that nothing moves while it changes; never drawn.
  public var widest: Node
  /// Distance between the two in points.
  public var spacing: Double
  /// Where the companion stands.
  public var place: Place

  /// Creates a part with its companion.
  public init(
    _ main: Node, by companion: Node, widest: Node? = nil, spacing: Double, at place: Place
  ) {
    self.main = main
    self.companion = companion
    self.widest = widest ?? companion
    self.spacing = spacing
    self.place = place
  }
}
