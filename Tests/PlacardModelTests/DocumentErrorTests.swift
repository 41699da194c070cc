import PlacardModel
import Testing

@Suite("Document errors")
struct DocumentErrorTests {
  private let position = SourcePosition(line: 3, column: 5, offset: 40)

  @Test("The description has file, line, column, path, message and suggestions")
  func complete() {
    let error = DocumentError(
      .unknownKey, "is not a known key", path: "buttons[0].titel", position: position,
      suggestions: ["title", "tint"])
    #expect(
      error.inFile("alert.json").description
        == "alert.json:3:5: buttons[0].titel: is not a known key "
        + "(did you mean \"title\", \"tint\"?)")
  }

  @Test("Parts that are missing leave no trace in the description")
  func partial() {
    #expect(DocumentError(.invalid, "is wrong").description == "is wrong")
    #expect(DocumentError(.invalid, "is wrong", path: "a").description == "a: is wrong")
    #expect(
      DocumentError(.invalid, "is wrong", position: position).description == "3:5: is wrong")
    #expect(
      DocumentError(.invalid, "is wrong").inFile("a.json").description == "a.json: is wrong")
  }

  @Test("An error that names its file keeps it")
  func files() {
    let error = DocumentError(.syntax, "").inFile("inner.json").inFile("outer.json")
    #expect(error.source == "inner.json")
    #expect(error.code.rawValue == "syntax")
  }
}
