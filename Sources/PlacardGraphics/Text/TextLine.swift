/// One line of a text layout.
public struct TextLine: Hashable, Sendable {
  /// The characters shown, without a line break; an ellipsis stands for what was cut.
  public var text: String
  /// Advance width in points, without blanks at the line's end.
  public var width: Double
  /// Glyph runs in visual order, x growing to the right from the line's left edge.
  public var runs: [GlyphRun]
  /// The base direction that the paragraph's own characters decide.
  public var direction: LayoutDirection

  /// Creates a line.
  public init(
    text: String, width: Double, runs: [GlyphRun], direction: LayoutDirection = .leftToRight
  ) {
    self.text = text
    self.width = width
    self.runs = runs
    self.direction = direction
  }
}
