/// Tells UTF-8 from what else a document's bytes may be.
enum TextEncoding {
  /// The offset at which UTF-8 text starts: 3 behind a byte order mark, else 0.
  ///
  /// - Throws: `encoding` when the bytes are not UTF-8; they are never repaired.
  static func startOfUTF8(_ bytes: [UInt8]) throws(DocumentError) -> Int {
    if let name = foreignName(bytes) {
      throw DocumentError(
        .encoding, "the document is \(name), must be UTF-8",
        position: SourcePosition(line: 1, column: 1, offset: 0))
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      var locator = SourceLocator(bytes, start: start)
      let offset = error.byteOffsets.lowerBound
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      throw DocumentError(
        .encoding, "the byte 0x\(byte) is not valid UTF-8 here",
        position: locator.position(at: offset))
    }
    return start
  }

  /// The name of another encoding, told by its byte order mark or by where the zero bytes of its
  /// first character are (JSON text in UTF-8 holds no zero byte).
  private static func foreignName(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(4)
    if head.starts(with: [0, 0]) { return "UTF-32 (big-endian)" }
    if head.starts(with: [0xFF, 0xFE, 0, 0]) || head.count == 4 && head.dropFirst() == [0, 0, 0] {
      return "UTF-32 (little-endian)"
    }
    if head.starts(with: [0xFE, 0xFF]) || head.first == 0 { return "UTF-16 (big-endian)" }
    if head.starts(with: [0xFF, 0xFE]) || head.dropFirst().first == 0 {
      return "UTF-16 (little-endian)"
    }
    return nil
  }
}
