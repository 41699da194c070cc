import PlacardModel
import Testing

@Suite("JSON parser: bytes and encodings")
struct TextEncodingTests {
  private func error(_ bytes: [UInt8]) -> DocumentError? {
    #expect(throws: DocumentError.self) { try JSONParser.parse(bytes) }
  }

  @Test("I15: a UTF-8 byte order mark is accepted and takes no column")
  func byteOrderMark() throws {
    let node = try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
    #expect(node.value == [1])
    #expect(node.position == SourcePosition(line: 1, column: 1, offset: 3))
    #expect(error([0xEF, 0xBB, 0xBF])?.description == "1:1: the document is empty")
  }

  @Test("A byte order mark inside the document is refused")
  func innerByteOrderMark() {
    #expect(error(Array("[\u{FEFF}1]".utf8))?.code == .syntax)
  }

  @Test("I15: invalid UTF-8 in a title is refused with its position")
  func invalidBytes() {
    let error = error(Array("{\n\"title\": \"é".utf8) + [0xC3, 0x28] + Array("\"}".utf8))
    #expect(error?.code == .encoding)
    #expect(error?.description == "2:12: the byte 0xC3 is not valid UTF-8 here")
    #expect(error?.position?.offset == 14)
  }

  @Test(
    "Overlong forms, surrogates, stray and cut sequences are not valid UTF-8",
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xFF], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func malformedSequences(bytes: [UInt8]) {
    let error = error([0x22] + bytes + [0x22])
    #expect(error?.code == .encoding)
    #expect(error?.position == SourcePosition(line: 1, column: 2, offset: 1))
  }

  @Test(
    "I15: UTF-16 and UTF-32 are named, with and without a byte order mark",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], "UTF-16 (little-endian)"),
      ([0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D], "UTF-16 (big-endian)"),
      ([0x7B, 0x00, 0x7D, 0x00], "UTF-16 (little-endian)"),
      ([0x00, 0x7B, 0x00, 0x7D], "UTF-16 (big-endian)"),
      ([0x31, 0x00], "UTF-16 (little-endian)"),
      ([0x00, 0x31], "UTF-16 (big-endian)"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x31, 0x00, 0x00, 0x00], "UTF-32 (little-endian)"),
      ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x31], "UTF-32 (big-endian)"),
      ([0x31, 0x00, 0x00, 0x00], "UTF-32 (little-endian)"),
      ([0x00, 0x00, 0x00, 0x31], "UTF-32 (big-endian)"),
    ] as [([UInt8], String)])
  func otherEncodings(bytes: [UInt8], name: String) {
    let error = error(bytes)
    #expect(error?.code == .encoding)
    #expect(error?.description == "1:1: the document is \(name), must be UTF-8")
  }

  @Test("T36: a raw NUL in a text is refused with its position")
  func rawNul() {
    let error = error(Array("{\"title\": \"a\0b\"}".utf8))
    #expect(
      error?.description == "1:13: the control character U+0000 must be escaped in a text")
  }
}
