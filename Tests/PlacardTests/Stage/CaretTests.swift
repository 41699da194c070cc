import Placard
import Testing

@Suite("The caret")
@MainActor
struct CaretTests {
  private func stage(_ direction: LayoutDirection = .leftToRight) -> Stage {
    Stage(environment: AlertEnvironment(direction: direction))
  }

  private func caret(_ stage: Stage, after text: String) async throws -> Rect {
    try await stage.clear("Name")
    try await stage.type(text, into: "Name")
    return try #require(try stage.layout().element("field[0].caret")).frame
  }

  @Test("Typed blanks move the caret although no letter follows, and a letter keeps their room")
  func blanks() async throws {
    let stage = stage()
    stage.show(CoolAlert(.edit, "Rename").textField("Name"))
    try await stage.settle()
    let none = try await caret(stage, after: "Ada").minX
    let one = try await caret(stage, after: "Ada ").minX
    let two = try await caret(stage, after: "Ada  ").minX
    #expect(one - none >= 3 && abs((two - one) - (one - none)) <= 0.5)
    let letter = try await caret(stage, after: "Ada |").minX
    let bar = try await caret(stage, after: "Ada|").minX
    #expect(abs((letter - bar) - (one - none)) <= 0.5)
    let alone = try await caret(stage, after: " ").minX
    let field = try #require(try stage.layout().element("field[0].text")).frame
    #expect(alone > field.minX + 2)
  }

  @Test("In Arabic blanks move the caret to the left")
  func mirrored() async throws {
    let stage = stage(.rightToLeft)
    stage.show(CoolAlert(.edit, "Rename").textField("Name"))
    try await stage.settle()
    let none = try await caret(stage, after: "سلام").minX
    let one = try await caret(stage, after: "سلام ").minX
    #expect(none - one >= 3)
  }

  @Test("A text longer than its field shows its end and the caret, in every family")
  func long() async throws {
    for kind in ["coolAlert", "uiAlert"] {
      let style = kind == "uiAlert" ? "alert" : "edit"
      let text = String(repeating: "long words ", count: 12)
      let document = try AlertDocument(
        json: Array(
          #"""
          {"kind": "\#(kind)", "style": "\#(style)", "title": "Name", "state": {"focus": 0},
           "fields": [{"placeholder": "Name", "text": "\#(text)"}], "buttons": [{"title": "OK"}]}
          """#.utf8))
      let tree = try AlertRenderer.standard.layout(document)
      let field = try #require(tree.element(.field(0))).frame
      let caret = try #require(tree.element("field[0].caret")).frame
      let words = try #require(tree.element("field[0].text"))
      #expect(field.contains(caret.center), "\(kind)")
      #expect(words.frame.minX < field.minX, "\(kind)")
      #expect(!tree.diagnostics.contains { $0.code == .truncated }, "\(kind)")
    }
  }
}
