import PlacardModel
import Testing

@Suite("Setting values by path")
struct JSONPathTests {
  private func set(_ path: String, _ value: JSONValue, in root: JSONValue) throws -> JSONValue {
    try JSONPath.set(path, to: JSONNode(value), in: JSONNode(root)).value
  }

  @Test("A value that is there is replaced in place")
  func replaces() throws {
    #expect(try set("a", 2, in: ["a": 1, "b": 3]) == ["a": 2, "b": 3])
    #expect(
      try set("buttons[0].title", "OK", in: ["buttons": [["title": "No"], 1]])
        == ["buttons": [["title": "OK"], 1]])
    #expect(try set("[1][0]", true, in: [1, [2]]) == [1, [true]])
  }

  @Test("Missing objects and lists on the way are made, null counts as missing")
  func makes() throws {
    #expect(
      try set("appearance.margin.horizontal", 24, in: [:])
        == ["appearance": ["margin": ["horizontal": 24]]])
    #expect(
      try set("buttons[+].title", "OK", in: ["buttons": .null]) == ["buttons": [["title": "OK"]]])
    #expect(try set("a[0][0]", 1, in: .null) == ["a": [[1]]])
  }

  @Test("A list grows by one with [+] or the index after its end")
  func appends() throws {
    #expect(try set("a[+]", 3, in: ["a": [1, 2]]) == ["a": [1, 2, 3]])
    #expect(try set("a[2]", 3, in: ["a": [1, 2]]) == ["a": [1, 2, 3]])
    let error = #expect(throws: DocumentError.self) { try set("a[3]", 3, in: ["a": [1, 2]]) }
    #expect(error?.code == .outOfRange)
    #expect(error?.description == "a: index 3 is beyond the end, must be from 0 to 2")
  }

  @Test("Keys in quotes may hold dots, brackets and escapes")
  func quotedKeys() throws {
    #expect(
      try set(#"c["background.info"].light"#, 1, in: [:]) == [
        "c": ["background.info": ["light": 1]]
      ])
    #expect(try set(#"["a]\"\\"]"#, 1, in: [:]) == ["a]\"\\": 1])
    #expect(try set("E-mail address", 1, in: [:]) == ["E-mail address": 1])
  }

  @Test("The path of an error sets the value it names")
  func readerPaths() throws {
    let document = try JSONParser.parse(#"{"a.b": [{"c\n\"": 1}]}"#.utf8)
    let leaf = try JSONReader(document).required("a.b").elements()[0].required("c\n\"")
    #expect(try set(leaf.path, 2, in: document.value) == ["a.b": [["c\n\"": 2]]])
  }

  @Test("A step that does not fit the value there is refused at that value")
  func misfits() throws {
    let key = #expect(throws: DocumentError.self) { try set("a.b.c", 1, in: ["a": ["b": "x"]]) }
    #expect(key?.code == .wrongType)
    #expect(key?.description == "a.b: must be an object, not the text \"x\"")
    let index = #expect(throws: DocumentError.self) { try set("a[0]", 1, in: ["a": [:]]) }
    #expect(index?.description == "a: must be a list, not an object")
  }

  @Test(
    "A malformed path is refused",
    arguments: [
      ("", "it is empty"), ("a..b", "a key must not be empty or hold \"]\" or quotes"),
      ("a.", "a key must not be empty or hold \"]\" or quotes"),
      (".a", "a key must not be empty or hold \"]\" or quotes"),
      ("a]", "a key must not be empty or hold \"]\" or quotes"),
      ("a[0", "a \"]\" is missing"), ("a[\"b]", "a \"]\" is missing"),
      ("a[0]b", "a \".\" is missing after \"]\""),
      ("a[]", "brackets must hold a number from 0, \"+\" or a key in quotes"),
      ("a[-1]", "brackets must hold a number from 0, \"+\" or a key in quotes"),
      ("a[b]", "brackets must hold a number from 0, \"+\" or a key in quotes"),
      ("a[\"\\x\"]", "brackets must hold a number from 0, \"+\" or a key in quotes"),
      (
        "a[99999999999999999999]",
        "brackets must hold a number from 0, \"+\" or a key in quotes"
      ),
    ])
  func malformed(path: String, reason: String) {
    let error = #expect(throws: DocumentError.self) { try set(path, 1, in: [:]) }
    #expect(error?.code == .invalid)
    #expect(error?.message.hasSuffix(" is not valid: " + reason) == true)
  }

  @Test("A path of over 64 steps is refused")
  func tooDeep() throws {
    let path = Array(repeating: "a", count: 64).joined(separator: ".")
    _ = try JSONParser.parse(JSONWriter.write(JSONNode(try set(path, 1, in: [:]))).utf8)
    let error = #expect(throws: DocumentError.self) { try set(path + ".a", 1, in: [:]) }
    #expect(error?.code == .tooDeep)
  }

  @Test("Values that stay keep their positions")
  func positions() throws {
    let document = try JSONParser.parse(#"{"a": 1, "b": 2}"#.utf8)
    let changed = try JSONPath.set("b", to: JSONNode(3), in: document)
    let a = try JSONReader(changed).required("a")
    #expect(a.node.position == SourcePosition(line: 1, column: 7, offset: 6))
    #expect(try JSONReader(changed).required("b").node.position == nil)
  }
}
