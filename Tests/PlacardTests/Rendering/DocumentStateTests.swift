import Placard
import Testing

@Suite("Documents that say what has become of the alert")
struct DocumentStateTests {
  private func document(_ state: String) throws -> AlertDocument {
    try AlertDocument(
      json: Array(
        """
        {"style": "edit", "title": "Sign in", "timeout": 5,
         "fields": [{"placeholder": "Email"}, {"placeholder": "Password", "secure": true}],
         "buttons": [{"title": "Sign in", "countdown": "seconds"}], "closeButton": "Cancel",
         "output": {"crop": "card"}\(state.isEmpty ? "" : ", \"state\": \(state)")
         }
        """.utf8))
  }

  @Test("Layout, picture and accessibility show the document's state as if it had been handed over")
  func same() throws {
    let renderer = AlertRenderer.standard
    let told = try document(
      #"{"focus": "Password", "error": "Wrong password", "timeLeft": 3.2, "pressed": "closeButton"}"#
    )
    var plain = told
    plain.state = nil
    let state = try #require(told.state)
    #expect(try renderer.layout(told) == renderer.layout(plain, state: state))
    #expect(try renderer.image(told) == renderer.image(plain, state: state))
    #expect(
      try AccessibilityReport(renderer.accessibility(told)).text
        == AccessibilityReport(renderer.accessibility(plain, state: state)).text)
    #expect(try renderer.image(told) != renderer.image(plain))
    #expect(try AccessibilityReport(renderer.accessibility(told)).text.contains("Wrong password"))
  }

  @Test("A state that is handed over wins over the document's")
  func wins() throws {
    let told = try document(#"{"error": "Wrong password"}"#)
    let tree = try AlertRenderer.standard.layout(told, state: AlertState())
    #expect(tree.element(.error) == nil)
    #expect(try AlertRenderer.standard.layout(told).element(.error) != nil)
  }

  @Test("Without focus in the state no field has the caret; at rest the first one has it")
  func focus() throws {
    let renderer = AlertRenderer.standard
    #expect(try renderer.layout(document("")).element("field[0].caret") != nil)
    #expect(try renderer.layout(document("{}")).element("field[0].caret") == nil)
    #expect(try renderer.layout(document(#"{"focus": 1}"#)).element("field[1].caret") != nil)
  }

  @Test("A busy button turns its spokes, and no remark says that the key has no effect")
  func busy() throws {
    let told = try document(#"{"busy": "Sign in"}"#)
    #expect(!told.keysWithoutEffect.contains("state"))
    #expect(try AlertRenderer.standard.layout(told).element("button[0].spinner") != nil)
  }

  @Test("Lint sees the state: an error of words that no font has is found")
  func lint() throws {
    let told = try document(#"{"error": "\u0BB5\u0BA3"}"#)
    #expect(try AlertRenderer.standard.lint(told).contains { $0.rule == "missing-glyph" })
    var plain = told
    plain.state = nil
    #expect(try !AlertRenderer.standard.lint(plain).contains { $0.rule == "missing-glyph" })
  }
}
