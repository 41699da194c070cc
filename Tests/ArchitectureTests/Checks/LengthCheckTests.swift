import Testing

@Suite("The check of lengths") struct LengthCheckTests {
  private let text = String(repeating: "\n", count: 301)

  @Test("A file of 301 lines is a breach, one of 300 is none")
  func limit() {
    let path = "Sources/Placard/A.swift"
    #expect(
      LengthCheck().breaches(in: SourceFile(path: path, text: text)) == [
        "\(path): has 301 lines, at most 300 are allowed"
      ])
    let shorter = SourceFile(path: path, text: String(text.dropLast()))
    #expect(LengthCheck().breaches(in: shorter) == [])
  }

  @Test("The listed tables may be longer")
  func tables() throws {
    let path = try #require(LengthCheck.tables.first)
    #expect(LengthCheck().breaches(in: SourceFile(path: path, text: text)) == [])
  }
}
