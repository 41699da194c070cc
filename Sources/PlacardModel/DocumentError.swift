/// What is wrong with a document, and where.
public struct DocumentError: Error, Hashable, Sendable {
  /// The kind of error, for programs; the message is for people.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as in `"unknownKey"`.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not JSON.
    public static let syntax = Code(rawValue: "syntax")
    /// The bytes are not UTF-8.
    public static let encoding = Code(rawValue: "encoding")
    /// An object has a key that nothing reads.
    public static let unknownKey = Code(rawValue: "unknownKey")
    /// An object lacks a key that it must have.
    public static let missingKey = Code(rawValue: "missingKey")
    /// A value is of another type than the field takes.
    public static let wrongType = Code(rawValue: "wrongType")
    /// A number is outside the range of its field, or an index beyond its list.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// A text is no colour.
    public static let badColor = Code(rawValue: "badColor")
    /// A text is none of the names that the field takes.
    public static let unknownName = Code(rawValue: "unknownName")
    /// An object holds a key twice.
    public static let duplicateKey = Code(rawValue: "duplicateKey")
    /// Lists and objects are nested deeper than is allowed.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// The document, or a value in it, is larger than is allowed.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// An alert has nothing to show.
    public static let noContent = Code(rawValue: "noContent")
    /// An image cannot be read.
    public static let unreadableImage = Code(rawValue: "unreadableImage")
    /// A text holds a control character, or what is no character, that cannot be drawn.
    public static let controlCharacter = Code(rawValue: "controlCharacter")
    /// A text holds characters that no font has.
    public static let missingGlyph = Code(rawValue: "missingGlyph")
    /// Anything else that is not allowed.
    public static let invalid = Code(rawValue: "invalid")
  }

  /// The kind of error.
  public var code: Code
  /// A sentence without a full stop whose subject is the value at `path`: `is 2, must be from 0 to 1`.
  public var message: String
  /// Where in the document, as in `buttons[0].title`; empty for the root.
  public var path: String
  /// Where in the text; `nil` for a document that was not read from text.
  public var position: SourcePosition?
  /// Names that may have been meant, the likeliest first.
  public var suggestions: [String]
  /// The file's name, where there is one.
  public var source: String?

  /// Creates an error.
  public init(
    _ code: Code, _ message: String, path: String = "", position: SourcePosition? = nil,
    suggestions: [String] = [], source: String? = nil
  ) {
    self.code = code
    self.message = message
    self.path = path
    self.position = position
    self.suggestions = suggestions
    self.source = source
  }

  /// The error with the name of the file it is in; an error that already names one keeps it.
  public func inFile(_ name: String) -> DocumentError {
    var error = self
    error.source = source ?? name
    return error
  }
}

extension DocumentError: CustomStringConvertible {
  /// `FILE:LINE:COLUMN: PATH: message (did you mean "a", "b"?)`, without the parts that are missing.
  public var description: String {
    let place = [source, position.map { "\($0.line):\($0.column)" }].compactMap { $0 }
      .joined(separator: ":")
    let text = [place, path, message].filter { !$0.isEmpty }.joined(separator: ": ")
    guard !suggestions.isEmpty else { return text }
    let names = suggestions.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(text) (did you mean \(names)?)"
  }
}
