/// Splits path data into command letters, numbers and flags; separators are white space and at
/// most one comma between two arguments.
struct SVGPathScanner {
  /// A command letter in upper case, and whether it was written in lower case.
  struct Command {
    var letter: UInt8
    var isRelative: Bool
  }

  private static let letters = Array("MLHVCSQTAZ".utf8)
  /// Largest magnitude of a number: sums of coordinates stay finite and exact enough to draw.
  private static let limit = 1e9

  private let bytes: [UInt8]
  private var index = 0
  /// Where a comma stands that no argument followed yet.
  private var comma: Int?

  init(_ text: String) {
    bytes = Array(text.utf8)
    skipSpace()
  }

  /// Whether another argument of the same command follows.
  var hasNumber: Bool { comma != nil || isNumberStart(index) }

  /// The next command; `nil` at the end of the text.
  mutating func command(isFirst: Bool) throws(SVGPathError) -> Command? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    let letter = byte & 0xDF
    guard Self.letters.contains(letter) else {
      throw SVGPathError(offset: index, expected: "a command letter or the end")
    }
    guard !isFirst || letter == UInt8(ascii: "M") else {
      throw SVGPathError(offset: index, expected: "the command M or m first")
    }
    index += 1
    skipSpace()
    return Command(letter: letter, isRelative: byte != letter)
  }

  /// The next number: sign, digits with a point, exponent; a second point starts the next number.
  mutating func number() throws(SVGPathError) -> Double {
    let start = index
    if isSign(index) { index += 1 }
    let whole = skipDigits()
    var fraction = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      fraction = skipDigits()
    }
    guard whole + fraction > 0 else { throw SVGPathError(offset: start, expected: "a number") }
    skipExponent()
    guard let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.magnitude <= Self.limit
    else { throw SVGPathError(offset: start, expected: "a number within ±10⁹") }
    skipSeparator()
    return value
  }

  /// The next flag: one digit, 0 or 1, that needs no separator after it.
  mutating func flag() throws(SVGPathError) -> Bool {
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "0") || bytes[index] == UInt8(ascii: "1")
    else { throw SVGPathError(offset: index, expected: "a flag, 0 or 1") }
    let isSet = bytes[index] == UInt8(ascii: "1")
    index += 1
    skipSeparator()
    return isSet
  }

  private func isDigit(_ index: Int) -> Bool {
    index < bytes.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index])
  }

  private func isSign(_ index: Int) -> Bool {
    index < bytes.count && (bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"))
  }

  private func isNumberStart(_ index: Int) -> Bool {
    isDigit(index) || isSign(index)
      || (index < bytes.count && bytes[index] == UInt8(ascii: "."))
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while isDigit(index) { index += 1 }
    return index - start
  }

  private mutating func skipExponent() {
    guard index < bytes.count, bytes[index] & 0xDF == UInt8(ascii: "E") else { return }
    let digits = isSign(index + 1) ? index + 2 : index + 1
    guard isDigit(digits) else { return }
    index = digits
    _ = skipDigits()
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private mutating func skipSeparator() {
    skipSpace()
    comma = nil
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return }
    comma = index
    index += 1
    skipSpace()
  }
}
