import PlacardModel
import Testing

@Suite("JSON reader: lists, objects and paths")
struct JSONReaderObjectTests {
  private func root(_ text: String) throws -> JSONReader {
    JSONReader(try JSONParser.parse(text.utf8))
  }

  @Test("Readers of members and elements know their paths")
  func paths() throws {
    let root = try root(#"{"buttons": [{"title": "OK"}, {"title": "No"}]}"#)
    let buttons = try root.required("buttons").elements()
    #expect(buttons.map(\.path) == ["buttons[0]", "buttons[1]"])
    let title = try buttons[1].required("title")
    #expect(title.path == "buttons[1].title")
    #expect(try title.string() == "No")
    #expect(try root.member("absent")?.path == nil)
    #expect(try root.keys() == ["buttons"])
  }

  @Test("A key that would not fit a plain path is written in brackets and quotes")
  func quotedKeys() throws {
    let root = try root(#"{"a.b": {"": 1}, "c]\n": 1, "E-mail address": 1}"#)
    #expect(try root.required("a.b").required("").path == #"["a.b"][""]"#)
    #expect(try root.required("c]\n").path == #"["c]\n"]"#)
    #expect(try root.required("E-mail address").path == "E-mail address")
    let long = String(repeating: "k", count: 100)
    let object = JSONReader(JSONNode(.object([JSONMember(long, JSONNode(1))])), path: "x")
    #expect(try object.required(long).path == "x." + long.prefix(59) + "…")
  }

  @Test("A missing key is named at its object")
  func missingKey() throws {
    let root = try root("{\"buttons\":\n [{}]}")
    let error = #expect(throws: DocumentError.self) {
      try root.required("buttons").elements()[0].required("title")
    }
    #expect(error?.code == .missingKey)
    #expect(error?.description == "2:3: buttons[0]: must have the key \"title\"")
  }

  @Test("An unknown key is named at the key, with the known and the near ones")
  func unknownKey() throws {
    let root = try root("{\"title\": \"a\",\n  \"mesage\": \"b\", \"x\": 1}")
    let error = #expect(throws: DocumentError.self) {
      try root.check(keys: ["title", "message", "style"])
    }
    #expect(error?.code == .unknownKey)
    #expect(error?.path == "mesage")
    #expect(error?.suggestions == ["message"])
    #expect(
      error?.description == "2:3: mesage: is not a known key, must be one of title, message, style "
        + "(did you mean \"message\"?)")
  }

  @Test("An object whose keys are all known passes, other values do not")
  func check() throws {
    try root("{}").check(keys: [])
    try root(#"{"a": 1}"#).check(keys: ["b", "a"])
    let noKeys = #expect(throws: DocumentError.self) { try root(#"{"a": 1}"#).check(keys: []) }
    #expect(noKeys?.message == "is not a known key, must be left out")
    let list = #expect(throws: DocumentError.self) { try root("[]").check(keys: ["a"]) }
    #expect(list?.code == .wrongType)
    #expect(list?.description == "1:1: must be an object, not a list")
  }
}
