import PlacardModel
import Testing

@Suite("JSON parser: what it refuses")
struct JSONParserErrorTests {
  private func error(_ text: String) -> DocumentError? {
    #expect(throws: DocumentError.self) { try JSONParser.parse(text.utf8) }
  }

  @Test(
    "R11: malformed text gives an error with line and column",
    arguments: [
      ("", "1:1: the document is empty"),
      (" ", "1:2: the document is empty"),
      ("[0,", "1:4: expected a value, found the end of the document"),
      ("[0", "1:3: expected \",\" or \"]\", found the end of the document"),
      ("[", "1:2: expected a value, found the end of the document"),
      ("{", "1:2: expected a key in double quotes, found the end of the document"),
      ("{\"\":", "1:5: expected a value, found the end of the document"),
      ("{\"a\"}", "1:5: expected \":\" after the key, found \"}\""),
      ("[\"\\", "1:3: a backslash must start one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"),
      ("[\"\\x\"]", "1:3: a backslash must start one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"),
      ("\n[\"a", "2:2: the text has no closing quote"),
      ("{\"a\nb\": 1}", "1:4: the control character U+000A must be escaped in a text"),
      ("\"\u{1F}\"", "1:2: the control character U+001F must be escaped in a text"),
      ("[1 2]", "1:4: expected \",\" or \"]\", found \"2\""),
      ("[1] \"a\"", "1:5: expected nothing after the document, found a text"),
      ("]", "1:1: expected a value, found \"]\""),
      ("é", "1:1: expected a value, found \"é\""),
      ("{a: 1}", "1:2: expected a key in double quotes, found \"a\""),
      ("{1: 1}", "1:2: expected a key in double quotes, found \"1\""),
    ])
  func malformed(text: String, expected: String) {
    let error = error(text)
    #expect(error?.description == expected)
    #expect(error?.code == .syntax)
  }

  @Test(
    "Extensions of JSON are refused by name",
    arguments: [
      ("[1,]", "1:3: a comma must not stand before \"]\""),
      ("{\"a\": 1,\n}", "1:8: a comma must not stand before \"}\""),
      ("[,]", "1:2: expected a value, found \",\""),
      ("// a\n1", "1:1: expected a value, found \"/\" (JSON has no comments)"),
      ("[1 /* a */]", "1:4: expected \",\" or \"]\", found \"/\" (JSON has no comments)"),
      ("['a']", "1:2: expected a value, found \"'\" (texts stand in double quotes)"),
      ("True", "1:1: expected a value, found \"True\" without quotes (did you mean \"true\"?)"),
      ("[NaN]", "1:2: expected a value, found \"NaN\" without quotes"),
      ("-Infinity", "1:2: expected a digit, found \"I\""),
      ("01", "1:1: a number must not start with a zero"),
      ("-00", "1:2: a number must not start with a zero"),
      ("+1", "1:1: expected a value, found \"+\""),
      (".5", "1:1: expected a value, found \".\""),
      ("5.", "1:3: expected a digit, found the end of the document"),
      ("1e", "1:3: expected a digit, found the end of the document"),
      ("1e+x", "1:4: expected a digit, found \"x\""),
      ("0x10", "1:2: expected nothing after the document, found \"x\""),
      ("\u{A0}1", "1:1: expected a value, found \"\u{A0}\""),
    ])
  func extensions(text: String, expected: String) {
    #expect(error(text)?.description == expected)
  }

  @Test(
    "R11: halves of surrogate pairs are refused",
    arguments: [
      #""\uD800""#, #""\uDC00""#, #""\uD800\uD800""#, #""\uD800\u0041""#, #""\uD800 \uDC00""#,
      #""\uD800\n""#,
    ])
  func loneSurrogates(text: String) {
    let error = error(text)
    #expect(error?.code == .syntax)
    #expect(error?.message.contains("is half of a surrogate pair without the other") == true)
    #expect(error?.position == SourcePosition(line: 1, column: 2, offset: 1))
  }

  @Test("Escapes need four hexadecimal digits", arguments: [#""\u12""#, #""\u12G4""#, #""\u"#])
  func shortEscapes(text: String) {
    #expect(
      error(text)?.description == #"1:2: the escape \u must have four hexadecimal digits"#)
  }

  @Test("A key that stands twice is named", arguments: [2, 40])
  func duplicateKeys(count: Int) {
    let members = (0..<count).map { "\"k\($0)\": 0" } + [" \"k1\": 1"]
    let error = error("{" + members.joined(separator: ",\n") + "}")
    #expect(error?.code == .duplicateKey)
    #expect(error?.message == "the key \"k1\" stands twice in one object")
    #expect(error?.position?.line == count + 1)
    #expect(error?.position?.column == 2)
  }

  @Test("Equal keys of different objects are no duplicates")
  func separateObjects() throws {
    _ = try JSONParser.parse(#"{"a": {"a": 1}, "b": [{"a": 1}, {"a": 1}]}"#.utf8)
  }

  @Test("R11: 100,000 opening brackets are refused at the 65th", arguments: ["[", "{\"a\":"])
  func tooDeep(opening: String) {
    let error = error(String(repeating: opening, count: 100_000))
    #expect(error?.code == .tooDeep)
    #expect(error?.position?.offset == 64 * opening.utf8.count)
    #expect(
      error?.message == "lists and objects are nested too deep, must be at most 64 levels")
  }

  @Test("Numbers beyond the range of a double are refused", arguments: ["1e309", "-1e999"])
  func hugeNumbers(text: String) {
    let error = error("[\(text)]")
    #expect(error?.code == .outOfRange)
    #expect(
      error?.description == "1:2: the number \(text) is too large, must be below 1.8e308")
  }

  @Test("A document of over 4 MiB is refused by its size")
  func tooLarge() {
    let error = #expect(throws: DocumentError.self) {
      try JSONParser.parse(repeatElement(UInt8(ascii: " "), count: JSONParser.maximumSize + 1))
    }
    #expect(error?.code == .tooLarge)
    #expect(
      error?.message == "the document has 4194305 bytes, must have at most 4194304")
  }

  @Test("Messages show at most 60 scalars of a value")
  func shortened() {
    let long = String(repeating: "x", count: 1000)
    #expect(
      error("[\(long)]")?.message
        == "expected a value, found \"\(long.prefix(59))…\" without quotes")
    #expect(
      error("{\"\(long)\":1,\"\(long)\":2}")?.message
        == "the key \"\(long.prefix(59))…\" stands twice in one object")
  }
}
