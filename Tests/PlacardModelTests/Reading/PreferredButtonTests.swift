import Testing

@testable import PlacardModel

@Suite("Preferred and disabled buttons in JSON")
struct PreferredButtonTests {
  private func read(_ json: String) throws(DocumentError) -> AlertDocument {
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "uiAlert", styles: ["alert"])], symbolSuggestions: { _ in nil })
    return try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(json.utf8))
  }

  @Test("They are read, and written so that an equal document is read back")
  func roundTrip() throws {
    let document = try read(
      #"""
      {"style": "alert", "preferredButton": 1,
       "buttons": [{"title": "A", "enabled": false}, {"title": "B"}]}
      """#)
    #expect(document.content.preferredButton == 1)
    #expect(document.content.buttons.map(\.isEnabled) == [false, true])
    let text = JSONWriter.write(try DocumentWriter.write(document), pretty: true)
    #expect(try read(text) == document)
  }

  @Test("A position of no button is refused with its path and what is allowed")
  func range() {
    let outside = #expect(throws: DocumentError.self) {
      try read(#"{"style": "alert", "preferredButton": 1, "buttons": [{"title": "A"}]}"#)
    }
    #expect(outside?.path == "preferredButton")
    let none = #expect(throws: DocumentError.self) {
      try read(#"{"style": "alert", "preferredButton": 0}"#)
    }
    #expect(none?.path == "preferredButton")
  }
}
