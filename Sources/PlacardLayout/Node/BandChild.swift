/// A part of a band and whether it takes what room is left.
public struct BandChild: Hashable, Sendable {
  /// The part.
  public var node: Node
  /// Whether it shares the width that the others leave.
  public var grows: Bool

  /// Creates a part of a band.
  public init(_ node: Node, grows: Bool = false) {
    self.node = node
    self.grows = grows
  }
}
