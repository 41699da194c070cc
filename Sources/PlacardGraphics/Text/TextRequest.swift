/// Everything that decides how a text is broken into lines and shaped.
public struct TextRequest: Hashable, Sendable {
  /// Where text that does not fit is cut.
  public enum Truncation: String, Hashable, Sendable {
    /// An ellipsis at the end of the last line.
    case end
    /// An ellipsis in the middle of the last line.
    case middle
  }

  /// Plain text; line breaks are honoured, nothing in it is markup.
  public var text: String
  /// Metrics and tracking.
  public var face: TypeFace
  /// Font size in points.
  public var size: Double
  /// Weight, 400…700.
  public var weight: Int
  /// Base direction of the paragraphs.
  public var direction: LayoutDirection
  /// BCP 47 language tag.
  public var language: String
  /// Width in points at which lines wrap; `nil` for no wrapping.
  public var width: Double?
  /// Whether all lines but each paragraph's last are stretched to the width.
  public var isJustified: Bool
  /// The factor to which the font may shrink so that the text needs no second line, at most 1.
  public var singleLineScale: Double
  /// Shrink the font while the text needs more lines than this or a word is torn; `nil` never
  /// shrinks.
  public var preferredLines: Int?
  /// The smallest factor by which the font may shrink, 0.1…1.
  public var minimumScale: Double
  /// Lines beyond this are cut with an ellipsis; `nil` keeps all.
  public var lineLimit: Int?
  /// Where the ellipsis stands.
  public var truncation: Truncation
  /// Whether a lone word in a paragraph's last line takes its neighbour along.
  public var avoidsLoneWord: Bool

  /// Creates a request for text that neither shrinks nor is cut.
  public init(
    text: String, face: TypeFace = .system, size: Double, weight: Int = 400,
    direction: LayoutDirection = .leftToRight, language: String = "en", width: Double? = nil,
    isJustified: Bool = false, singleLineScale: Double = 1, preferredLines: Int? = nil,
    minimumScale: Double = 1, lineLimit: Int? = nil, truncation: Truncation = .end,
    avoidsLoneWord: Bool = false
  ) {
    self.text = text
    self.face = face
    self.size = size
    self.weight = weight
    self.direction = direction
    self.language = language
    self.width = width
    self.isJustified = isJustified
    self.singleLineScale = singleLineScale
    self.preferredLines = preferredLines
    self.minimumScale = minimumScale
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.avoidsLoneWord = avoidsLoneWord
  }
}
