extension JSONParser {
  /// Reads a number: `-`? digits (`.` digits)? (`e` sign? digits)?, without a leading zero.
  mutating func number() throws(DocumentError) -> Double {
    let start = offset
    let isNegative = take("-")
    let whole = try digits()
    if whole.count > 1, bytes[whole.lowerBound] == UInt8(ascii: "0") {
      throw error("a number must not start with a zero", at: whole.lowerBound)
    }
    let isWhole = current != UInt8(ascii: ".") && (current ?? 0) | 0x20 != UInt8(ascii: "e")
    // Up to 15 digits are exact in a Double, so the slower conversion is not needed.
    if isWhole, whole.count <= 15 {
      let value = bytes[whole].reduce(0) { $0 * 10 + Double($1 - UInt8(ascii: "0")) }
      return isNegative ? -value : value
    }
    if take(".") { _ = try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      _ = try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw error(
        "the number \(JSONText.shortened(text)) is too large, must be below 1.8e308",
        .outOfRange, at: start)
    }
    return value
  }

  /// Reads one digit or more.
  private mutating func digits() throws(DocumentError) -> Range<Int> {
    let start = offset
    while let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      offset += 1
    }
    guard offset > start else { throw unexpected("a digit") }
    return start..<offset
  }
}
