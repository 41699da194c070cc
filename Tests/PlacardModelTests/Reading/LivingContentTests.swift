import PlacardGraphics
import Testing

@testable import PlacardModel

@Suite("Fields, rules, countdowns and actions in JSON")
struct LivingContentTests {
  private func read(_ json: String) throws(DocumentError) -> AlertDocument {
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["edit"])],
      symbolSuggestions: { $0 == "envelope" ? nil : ["envelope"] })
    return try DocumentReader(vocabulary: vocabulary, folder: "").read(Array(json.utf8))
  }

  @Test("Every key of a field is read")
  func field() throws {
    let document = try read(
      #"""
      {"style": "edit", "fields": [
        {"placeholder": "Email", "text": "a@b.c", "systemImage": "envelope",
         "clearButtonMode": "whileEditing", "keyboardType": "emailAddress"},
        {"placeholder": "Password", "secure": true}, {"multiline": true}]}
      """#)
    #expect(
      document.content.fields == [
        AlertField(
          placeholder: "Email", text: "a@b.c", icon: .symbol("envelope"),
          clearButtonMode: .whileEditing, keyboardType: .emailAddress),
        AlertField(placeholder: "Password", isSecure: true), AlertField(isMultiline: true),
      ])
  }

  @Test("Rules, timeouts, countdowns and actions are read")
  func behaviour() throws {
    let content = try read(
      #"""
      {"style": "edit", "fields": [{"placeholder": "A"}, {"placeholder": "B"}], "timeout": 5,
       "validate": {"A": {"notEmpty": true, "contains": "@"}, "B": {"minLength": 8, "equals": "A"}},
       "buttons": [
         {"title": "Skip", "countdown": "seconds", "action": {"duration": 1.5, "throws": "No"}},
         {"title": "Go", "countdown": {"style": "ring", "disablesButton": true},
          "action": {"duration": "forever"}}]}
      """#
    ).content
    #expect(
      content.rules == [
        FieldRule(field: "A", tests: [.notEmpty, .contains("@")]),
        FieldRule(field: "B", tests: [.minimumLength(8), .equalsField("A")]),
      ])
    #expect(content.timeout == 5)
    #expect(
      content.buttons.map(\.countdown) == [
        Countdown(.seconds), Countdown(.ring, disablesButton: true),
      ])
    #expect(
      content.buttons.map(\.action) == [
        ScriptedAction(duration: 1.5, failure: "No"), ScriptedAction(duration: .infinity),
      ])
  }

  @Test(
    "What is wrong is named with its path",
    arguments: [
      (#""timeout": 0"#, "timeout", DocumentError.Code.outOfRange),
      (#""fields": [{"systemImage": "envelop"}]"#, "fields[0].systemImage", .unknownName),
      (#""fields": [{"secure": true, "multiline": true}]"#, "fields[0].multiline", .invalid),
      (
        #""fields": [{"systemImage": "envelope", "icon": {"systemName": "envelope"}}]"#,
        "fields[0].icon", .invalid
      ),
      (#""fields": [{"keyboardType": "piano"}]"#, "fields[0].keyboardType", .unknownName),
      (#""validate": {"Emil": {"notEmpty": true}}"#, "validate.Emil", .unknownName),
      (#""buttons": [{"title": "x", "countdown": "hours"}]"#, "buttons[0].countdown", .unknownName),
      (
        #""buttons": [{"title": "x", "action": {"duration": -1}}]"#,
        "buttons[0].action.duration", .outOfRange
      ),
      (
        #""buttons": [{"title": "x", "action": {"duration": "never"}}]"#,
        "buttons[0].action.duration", .unknownName
      ),
    ])
  func errors(json: String, path: String, code: DocumentError.Code) {
    let error = #expect(throws: DocumentError.self) { try read(#"{"style": "edit", \#(json)}"#) }
    #expect(error?.path == path)
    #expect(error?.code == code)
  }

  @Test("A written document reads back equal")
  func roundTrip() throws {
    var document = AlertDocument(style: "edit")
    document.content.fields = [
      AlertField(placeholder: "A", text: "x", isSecure: true, icon: .symbol("envelope")),
      AlertField(
        icon: .image(.file("/p.png"), tint: DynamicColor(rgb: 1)), clearButtonMode: .always,
        keyboardType: .url, isMultiline: true),
    ]
    document.content.rules = [
      FieldRule(
        field: "A", tests: [.notEmpty, .contains("b"), .minimumLength(2), .equalsField("A")])
    ]
    document.content.timeout = 2.5
    document.content.buttons = [
      AlertButton(
        title: "Skip", countdown: Countdown(.ring, disablesButton: true),
        action: ScriptedAction(duration: .infinity, failure: "No")),
      AlertButton(title: "Go", countdown: Countdown(.seconds), action: ScriptedAction(duration: 2)),
    ]
    let json = JSONWriter.write(try DocumentWriter.write(document), pretty: true)
    var found = try read(json)
    #expect(found.keysWithoutEffect == ["buttons[0].action", "buttons[1].action"])
    found.keysWithoutEffect = []
    #expect(found == document)
  }
}
