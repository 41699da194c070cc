/// Turns byte offsets into lines and columns, in time linear in the text when offsets grow.
struct SourceLocator {
  private let bytes: [UInt8]
  private let start: Int
  /// The last position asked for, from which the next is counted on.
  private var last: SourcePosition

  /// Creates a locator for UTF-8 text that starts at an offset (behind a byte order mark).
  init(_ bytes: [UInt8], start: Int) {
    self.bytes = bytes
    self.start = start
    last = SourcePosition(line: 1, column: 1, offset: start)
  }

  /// The position of an offset; lines end with LF, CR LF or CR.
  mutating func position(at offset: Int) -> SourcePosition {
    if offset < last.offset { last = SourcePosition(line: 1, column: 1, offset: start) }
    var position = last
    while position.offset < min(offset, bytes.count) {
      let byte = bytes[position.offset]
      position.offset += 1
      if byte == 0x0A || byte == 0x0D && !isLineFeed(position.offset) {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    last = position
    return position
  }

  private func isLineFeed(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] == 0x0A }
}
