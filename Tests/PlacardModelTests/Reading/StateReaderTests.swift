import Testing

@testable import PlacardModel

@Suite("The state of an alert in JSON")
struct StateReaderTests {
  private func read(_ state: String, timeout: Bool = true) throws(DocumentError) -> AlertDocument {
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["edit"])], symbolSuggestions: { _ in nil })
    let text = """
      {"style": "edit", \(timeout ? "\"timeout\": 5," : "")
       "fields": [{"placeholder": "Email"}, {"placeholder": "Password"}],
       "buttons": [{"title": "Sign in"}, {"title": "Help"}], "state": \(state)}
      """
    return try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(text.utf8))
  }

  @Test("Every part is read, by position or by name, and written so that it is read back")
  func roundTrip() throws {
    let document = try read(
      #"""
      {"focus": "Password", "error": "Wrong password", "busy": "Help", "pressed": "Sign in",
       "valid": false, "timeLeft": 3.2, "scroll": {"messageScroll": 40, "buttonScroll": 2.5}}
      """#)
    #expect(
      document.state
        == AlertState(
          focusedField: 1, error: "Wrong password", busyButton: 1, pressed: .button(0),
          isValid: false, timeLeft: 3.2,
          scrollOffsets: ["messageScroll": 40, "buttonScroll": 2.5]))
    let text = JSONWriter.write(try DocumentWriter.write(document), pretty: true)
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["edit"])], symbolSuggestions: { _ in nil })
    #expect(
      try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(text.utf8)) == document)
  }

  @Test("Fields and buttons inside the content are named too")
  func content() throws {
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["edit"])], symbolSuggestions: { _ in nil })
    func read(_ state: String) throws -> AlertDocument {
      let text = """
        {"style": "edit", "content": [{"row": [{"textField": "Name"}, {"button": "More"}]}],
         "state": \(state)}
        """
      return try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(text.utf8))
    }
    let document = try read(#"{"focus": "Name", "pressed": "More"}"#)
    #expect(document.state?.focusedContent == "content[0].content[0]")
    #expect(document.state?.pressed == "content[0].content[1]")
    let text = JSONWriter.write(try DocumentWriter.write(document), pretty: true)
    #expect(
      try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(text.utf8)) == document)
    let error = #expect(throws: DocumentError.self) { try read(#"{"focus": "Nmae"}"#) }
    #expect(error?.suggestions == ["Name"])
  }

  @Test("What is left out has not happened; null says so too")
  func rest() throws {
    #expect(try read("{}").state == AlertState(timeLeft: 5))
    let nothing =
      #"{"focus": null, "error": null, "busy": null, "pressed": null, "timeLeft": null}"#
    let document = try read(nothing)
    #expect(document.state == AlertState())
    let written = try DocumentWriter.write(document)
    #expect(JSONWriter.write(written, pretty: false).contains(#""state":{"timeLeft":null}"#))
    #expect(try read(#"{"focus": 0, "pressed": "closeButton"}"#).state?.pressed == .closeButton)
  }

  @Test(
    "What the alert does not have is refused with its path",
    arguments: [
      (#"{"focus": 2}"#, "state.focus"), (#"{"focus": "Emial"}"#, "state.focus"),
      (#"{"busy": -1}"#, "state.busy"), (#"{"pressed": "button[2]"}"#, "state.pressed"),
      (#"{"pressed": "link"}"#, "state.pressed"), (#"{"timeLeft": 5.1}"#, "state.timeLeft"),
      (#"{"timeLeft": -0.1}"#, "state.timeLeft"),
      (#"{"scroll": {"title": 1}}"#, "state.scroll.title"),
      (#"{"scroll": {"textScroll": -1}}"#, "state.scroll.textScroll"),
      (#"{"valid": "no"}"#, "state.valid"), (#"{"focussed": 0}"#, "state.focussed"),
      ("[]", "state"),
    ])
  func refused(state: String, path: String) {
    let error = #expect(throws: DocumentError.self) { try read(state) }
    #expect(error?.path == path)
  }

  @Test("A field's near name is suggested, and time needs a timeout")
  func messages() {
    let near = #expect(throws: DocumentError.self) { try read(#"{"focus": "Emial"}"#) }
    #expect(near?.suggestions == ["Email"])
    let time = #expect(throws: DocumentError.self) {
      try read(#"{"timeLeft": 1}"#, timeout: false)
    }
    #expect(time?.message == "needs the key \"timeout\" in the document")
  }
}
