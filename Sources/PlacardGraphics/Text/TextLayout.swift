/// A text broken into lines of positioned glyphs, in points.
public struct TextLayout: Hashable, Sendable {
  /// Width of the widest line and the height of all lines, with room for ink that stands far out of
  /// the first and the last.
  public var size: Size
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// Distance between two baselines.
  public var lineHeight: Double
  /// Distance from the layout's top to the first line's baseline.
  public var ascender: Double
  /// Room above the first line's box for ink that stands far out of it.
  public var top = 0.0
  /// How far ink stands out above the layout itself.
  public var inkAbove = 0.0
  /// The factor by which the font was shrunk, at most 1.
  public var scale: Double
  /// Whether an ellipsis stands for text that is not shown.
  public var isTruncated: Bool
  /// Characters that no font has, in order of appearance, each once.
  public var missing: [Unicode.Scalar]
  /// Names of the font families used, in order of appearance.
  public var families: [String]

  /// Creates a layout from its parts.
  public init(
    size: Size, lines: [TextLine], lineHeight: Double, ascender: Double, scale: Double = 1,
    isTruncated: Bool = false, missing: [Unicode.Scalar] = [], families: [String] = []
  ) {
    self.size = size
    self.lines = lines
    self.lineHeight = lineHeight
    self.ascender = ascender
    self.scale = scale
    self.isTruncated = isTruncated
    self.missing = missing
    self.families = families
  }

  /// The base direction of the first line.
  public var direction: LayoutDirection { lines.first?.direction ?? .leftToRight }
}
