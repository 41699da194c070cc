/// Elements in a row or a column.
public struct ContentStack: Hashable, Sendable {
  /// The elements in reading order.
  public var content: [ContentElement]
  /// Points between them.
  public var spacing: Double
  /// Where elements that do not fill a column stand in it; without meaning in rows.
  public var alignment: ContentText.Alignment

  /// Creates a stack.
  public init(
    _ content: [ContentElement], spacing: Double = 8, alignment: ContentText.Alignment = .center
  ) {
    self.content = content
    self.spacing = spacing
    self.alignment = alignment
  }
}
