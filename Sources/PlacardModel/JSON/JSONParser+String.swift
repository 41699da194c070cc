extension JSONParser {
  /// Reads a text from its opening quote.
  mutating func string() throws(DocumentError) -> String {
    let opening = offset
    offset += 1
    var text: [UInt8] = []
    while true {
      let start = offset
      skipPlain()
      let plain = bytes[start..<offset]
      switch current {
      case UInt8(ascii: "\""):
        offset += 1
        return text.isEmpty
          ? String(decoding: plain, as: UTF8.self)
          : String(decoding: text + plain, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += plain
        text += String(try escape()).utf8
      case let byte?:
        let code = String(byte, radix: 16, uppercase: true)
        throw error(
          "the control character U+00\(byte < 16 ? "0" : "")\(code) must be escaped in a text")
      case nil:
        throw error("the text has no closing quote", at: opening)
      }
    }
  }

  /// Skips what stands for itself in a text.
  private mutating func skipPlain() {
    while let byte = current, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
      offset += 1
    }
  }

  /// Reads an escape from its backslash; a pair of surrogates is one.
  private mutating func escape() throws(DocumentError) -> Unicode.Scalar {
    let start = offset
    offset += 1
    let kind = current
    offset += 1
    switch kind {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      throw error(
        "a backslash must start one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start)
    }
    let unit = try hexDigits(of: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Only the surrogates D800…DFFF are no scalars.
    if unit < 0xDC00, take("\\"), take("u") {
      let low = try hexDigits(of: offset - 2)
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    let name = String(unit, radix: 16, uppercase: true)
    throw error("the escape \\u\(name) is half of a surrogate pair without the other", at: start)
  }

  /// Reads the four digits of a `\u` escape that starts at an offset.
  private mutating func hexDigits(of start: Int) throws(DocumentError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = current.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw error("the escape \\u must have four hexadecimal digits", at: start)
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }
}
