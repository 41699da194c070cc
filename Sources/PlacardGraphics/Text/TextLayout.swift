/// A text broken into lines of positioned glyphs, in points.
public struct TextLayout: Hashable, Sendable {
  /// Width of the widest line and the height of all lines.
  public var size: Size
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// Distance between two baselines.
  public var lineHeight: Double
  /// Distance from a line's top to its baseline.
  public var ascender: Double
  /// The factor by which the font was shrunk, at most 1.
  public var scale: Double
  /// Whether an ellipsis stands for text that is not shown.
  public var isTruncated: Bool
  /// Characters that no font has, in order of appearance, each once.
  public var missing: [Unicode.Scalar]
  /// Families used, in order of appearance.
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
}
