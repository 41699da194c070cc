public import PlacardGraphics

/// A child of an overlay and its place there.
public struct Layer: Hashable, Sendable {
  /// The child.
  public var node: Node
  /// Horizontal place; `nil` fills the width.
  public var horizontal: HorizontalAlignment?
  /// Vertical place; `nil` fills the height.
  public var vertical: VerticalAlignment?

  /// Creates a layer that fills the overlay unless it is aligned.
  public init(
    _ node: Node, horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil
  ) {
    self.node = node
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
