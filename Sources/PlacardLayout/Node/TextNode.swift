public import PlacardGraphics

/// A text with everything that decides its look.
public struct TextNode: Hashable, Sendable {
  /// Where lines stand in their frame.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// At the left edge, in every layout direction.
    case left
    /// In the middle.
    case center
    /// At the right edge, in every layout direction.
    case right
    /// Stretched to both edges, last lines natural.
    case justified
    /// At the leading edge.
    case natural
  }

  /// Plain text.
  public var text: String
  /// Metrics and tracking.
  public var face: TypeFace
  /// Size in points.
  public var size: Double
  /// Weight, 400…700.
  public var weight: Int
  /// Colour of the letters.
  public var color: Color
  /// Where lines stand.
  public var alignment: Alignment
  /// The factor to which the font may shrink so that the text needs no second line, at most 1.
  public var singleLineScale: Double
  /// Shrink while more lines than this are needed; `nil` never shrinks.
  public var preferredLines: Int?
  /// The smallest factor by which the font may shrink.
  public var minimumScale: Double
  /// Lines beyond this are cut with an ellipsis.
  public var lineLimit: Int?
  /// Whether a lone last word is avoided.
  public var avoidsLoneWord: Bool
  /// Whether a line runs below the letters, as below links.
  public var isUnderlined = false

  /// Creates a text that neither shrinks nor is cut.
  public init(
    _ text: String, face: TypeFace = .system, size: Double, weight: Int = 400, color: Color,
    alignment: Alignment = .center, singleLineScale: Double = 1, preferredLines: Int? = nil,
    minimumScale: Double = 1, lineLimit: Int? = nil, avoidsLoneWord: Bool = false
  ) {
    self.text = text
    self.face = face
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.singleLineScale = singleLineScale
    self.preferredLines = preferredLines
    self.minimumScale = minimumScale
    self.lineLimit = lineLimit
    self.avoidsLoneWord = avoidsLoneWord
  }
}
