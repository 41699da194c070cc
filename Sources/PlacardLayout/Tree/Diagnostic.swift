/// Something that a layout had to do, or could not do, without being wrong.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of remark.
  public enum Code: String, Hashable, Sendable {
    /// A value was brought into its range.
    case clamped
    /// A font family is not bundled; the system face stands in.
    case unknownFont
    /// No font has a character; a box is drawn.
    case missingGlyph
    /// A key is valid but has no effect on this picture.
    case withoutEffect
    /// A text was cut with an ellipsis.
    case truncated
    /// A part scrolls because there is too little room.
    case scrolls
  }

  /// The kind of remark.
  public var code: Code
  /// The element or property concerned.
  public var subject: String
  /// What was done, in words.
  public var message: String

  /// Creates a remark.
  public init(_ code: Code, _ subject: String, _ message: String) {
    self.code = code
    self.subject = subject
    self.message = message
  }
}
