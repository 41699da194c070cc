/// Reads JSON text (RFC 8259) strictly: no comments, no trailing commas, no key twice in an object.
///
/// The text must be UTF-8, with or without a byte order mark. The escape `\u0000` is read as the
/// scalar NUL: what a text may hold is for the field to say that takes it.
public struct JSONParser {
  /// How deep lists and objects may be nested, which also bounds the parser's recursion.
  public static let maximumDepth = 64
  /// How many bytes a document may have (4 MiB); parsed, the worst take forty times as much.
  public static let maximumSize = 4 << 20

  let bytes: [UInt8]
  /// The offset of the next byte to read.
  var offset: Int
  /// How many lists and objects are open.
  var depth = 0
  var locator: SourceLocator

  private init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    offset = start
    locator = SourceLocator(bytes, start: start)
  }

  /// Reads one document.
  ///
  /// - Throws: `tooLarge`, `encoding`, `syntax`, `duplicateKey`, `tooDeep`, or `outOfRange` for a
  ///   number beyond 1.8 × 10³⁰⁸; each but the first with the position.
  public static func parse(_ bytes: some Collection<UInt8>) throws(DocumentError) -> JSONNode {
    guard bytes.count <= maximumSize else {
      throw DocumentError(
        .tooLarge, "the document has \(bytes.count) bytes, must have at most \(maximumSize)")
    }
    let bytes = Array(bytes)
    var parser = JSONParser(bytes, start: try TextEncoding.startOfUTF8(bytes))
    return try parser.document()
  }

  private mutating func document() throws(DocumentError) -> JSONNode {
    skipSpace()
    guard current != nil else { throw error("the document is empty") }
    let node = try node()
    skipSpace()
    guard current == nil else { throw unexpected("nothing after the document") }
    return node
  }

  /// The next byte; `nil` at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads a byte if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Where the next byte stands.
  mutating func position() -> SourcePosition { locator.position(at: offset) }

  /// Reads the value that starts at the next byte.
  mutating func node() throws(DocumentError) -> JSONNode {
    let position = position()
    return JSONNode(try value(), position: position)
  }

  private mutating func value() throws(DocumentError) -> JSONValue {
    switch current {
    case UInt8(ascii: "\""): .string(try string())
    case UInt8(ascii: "{"): .object(try members())
    case UInt8(ascii: "["): .array(try elements())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): .number(try number())
    default: try word()
    }
  }

  private mutating func word() throws(DocumentError) -> JSONValue {
    let start = offset
    while let byte = current, Self.isLetter(byte) { offset += 1 }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "": throw unexpected("a value")
    default:
      throw error(
        "expected a value, found \(JSONText.excerpt(word)) without quotes", at: start,
        suggestions: NearNames.closest(to: word, in: ["null", "true", "false"]))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
