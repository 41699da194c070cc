import PlacardGraphics
import Testing

@testable import PlacardModel

@Suite("Scripts in JSON")
struct ScriptReaderTests {
  private func read(_ script: String) throws(DocumentError) -> AlertDocument {
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["edit", "info"])], symbolSuggestions: { _ in nil })
    return try DocumentReader(vocabulary: vocabulary, folder: "")
      .read(Array(#"{"style": "edit", "script": \#(script)}"#.utf8))
  }

  private func error(_ script: String) -> String {
    do {
      _ = try read(script)
      return "no error"
    } catch { return "\(error)" }
  }

  /// Every step once, as documents spell it.
  private let everything = #"""
    [{"tap": "Sign in"}, {"tap": {"x": 10, "y": -2.5}}, "tapBackdrop", {"press": "Delete"}, "release",
     {"swipe": "down", "velocity": 1500}, {"type": "a@b.c", "into": "Email"}, {"type": "x"},
     {"clear": "Email"}, "clear", {"focus": "Password"}, "pressReturn", "escape",
     {"scroll": 40, "in": "message"}, {"scroll": -40}, {"advance": 0.5}, {"advanceTo": 3}, "settle",
     "finish", {"throw": "Wrong password"}, {"showError": "Too short"},
     {"update": {"title": null, "message": "Almost there", "progress": 0.42,
                 "buttons": [{"title": "OK"}]}},
     {"show": {"style": "info", "title": "Another"}}, "close", "dismissAll",
     {"rotate": "landscape"}, {"rotate": "portrait"}, {"scheme": "dark"}, {"textSize": "AX3"},
     {"snapshot": "after sign-in"}]
    """#

  @Test("Every step is read")
  func reading() throws {
    var update = AlertUpdate()
    update.title = .some(nil)
    update.message = "Almost there"
    update.progress = 0.42
    update.buttons = [AlertButton(title: "OK")]
    var another = AlertDocument(style: "info")
    another.content.title = "Another"
    #expect(
      try read(everything).script == [
        .tap("Sign in"), .tapAt(Point(10, -2.5)), .tapBackdrop, .press("Delete"), .release,
        .swipe(.down, velocity: 1500), .type("a@b.c", into: "Email"), .type("x", into: nil),
        .clear("Email"), .clear(nil), .focus("Password"), .pressReturn, .escape,
        .scroll(40, in: "message"), .scroll(-40, in: nil), .advance(0.5), .advanceTo(3), .settle,
        .finish, .fail("Wrong password"), .showError("Too short"), .update(update), .show(another),
        .close, .dismissAll, .rotate(isLandscape: true), .rotate(isLandscape: false),
        .scheme(.dark), .textSize(.accessibilityExtraLarge), .snapshot("after sign-in"),
      ])
  }

  @Test("A script is written and read back")
  func writing() throws {
    let document = try read(everything)
    let text = JSONWriter.write(try DocumentWriter.write(document))
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["edit", "info"])], symbolSuggestions: { _ in nil })
    let again = try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(text.utf8))
    #expect(again.script == document.script)
  }

  @Test("A change leaves what it does not name")
  func change() throws {
    guard case .update(let update) = try read(#"[{"update": {"progress": null}}]"#).script[0] else {
      Issue.record("no update")
      return
    }
    var content = AlertContent(title: "Title", message: "Message")
    content.progress = 0.5
    update.apply(to: &content)
    #expect(content == AlertContent(title: "Title", message: "Message"))
  }

  @Test(
    "What no step means is refused with its place",
    arguments: [
      (#"[{"tap": "A"}, "tapBackdrp"]"#, "script[1]: is \"tapBackdrp\", must be one of"),
      (#"[{"tpa": "A"}]"#, "(did you mean \"tap\"?)"),
      (#"[{"tap": "A", "advance": 1}]"#, "script[0]: does 2 things at once: tap, advance"),
      (#"[{"tap": "A", "into": "B"}]"#, "script[0].into: is not a known key"),
      (#"[{"advance": -1}]"#, "script[0].advance: is -1, must be from 0 to 86400 s"),
      (#"[{"swipe": "sideways"}]"#, "script[0].swipe: is \"sideways\", must be one of up, down"),
      (#"[{"snapshot": "../x"}]"#, "script[0].snapshot: is \"../x\", must be a file name"),
      (#"[{"snapshot": "a"}, {"snapshot": "A"}]"#, "script[1]: takes a second picture named \"A\""),
      (#"[{"update": {"style": "info"}}]"#, "script[0].update.style: is not a known key"),
      (
        #"[{"show": {"style": "info", "script": []}}]"#,
        "script[0].show.script: belongs to the document that holds the script"
      ),
      (#"[{"show": {"style": "infp"}}]"#, "script[0].show.style: is \"infp\""),
      (#"[7]"#, "script[0]: must be one of tapBackdrop"),
      (#"{}"#, "script: must be a list"),
    ])
  func refusing(_ script: String, _ message: String) {
    #expect(error(script).contains(message))
  }

  @Test("A picture in memory inside a shown alert is named with its place")
  func inMemory() throws {
    var another = AlertDocument(style: "info")
    another.content.icon = .image(.data([]), tint: nil)
    var document = AlertDocument(style: "info")
    document.script = [.settle, .show(another)]
    let error = #expect(throws: DocumentError.self) { try DocumentWriter.write(document) }
    #expect(error?.path == "script[1].show.icon.image")
  }
}
