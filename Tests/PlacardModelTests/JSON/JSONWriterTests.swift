import PlacardModel
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  private func compact(_ value: JSONValue) -> String {
    JSONWriter.write(JSONNode(value), pretty: false)
  }

  @Test("Compact text has no white space")
  func compactText() {
    #expect(
      compact(["a": [1, true, .null], "b": [:], "c": []]) == #"{"a":[1,true,null],"b":{},"c":[]}"#)
  }

  @Test(
    "Numbers have the shortest spelling that reads back equal",
    arguments: [
      (0, "0"), (-0.0, "-0"), (17, "17"), (0.1, "0.1"), (-3.25, "-3.25"),
      (9_007_199_254_740_992, "9007199254740992"), (1e16, "1e+16"), (1e300, "1e+300"),
      (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"), (0.1 + 0.2, "0.30000000000000004"),
      (.nan, "null"),
      (.infinity, "null"), (-.infinity, "null"),
    ])
  func numbers(value: Double, expected: String) throws {
    #expect(compact(.number(value)) == expected)
    guard value.isFinite else { return }
    #expect(try JSONParser.parse(expected.utf8).value == .number(value))
  }

  @Test("Quotes, backslashes and control characters are escaped, other scalars are not")
  func escapes() throws {
    let text = "\"\\/\n\r\t\0\u{8}\u{1F}\u{7F}\u{9B}\u{2028}\u{202E}\u{2069}\u{200F} é😀"
    let written = compact(.string(text))
    #expect(written == #""\"\\/\n\r\t\u0000\u0008\u001F\u007F\u009B\u2028\u202E\u2069‏ é😀""#)
    #expect(try JSONParser.parse(written.utf8).value == .string(text))
  }

  @Test("Pretty text is indented by two and keeps short lists and objects on a line")
  func pretty() {
    let document: JSONValue = [
      "title": "Saved",
      "buttons": [["title": "OK", "role": "cancel"], ["title": "More"]],
      "appearance": ["margin": ["horizontal": 24, "vertical": 16.5], "colors": []],
      "style": .null,
    ]
    #expect(
      JSONWriter.write(JSONNode(document)) == """
        {
          "title": "Saved",
          "buttons": [
            {"title": "OK", "role": "cancel"},
            {"title": "More"}
          ],
          "appearance": {
            "margin": {"horizontal": 24, "vertical": 16.5},
            "colors": []
          },
          "style": null
        }
        """)
    #expect(JSONWriter.write(JSONNode(["a": 1])) == #"{"a": 1}"#)
    #expect(JSONWriter.write(JSONNode([:])) == "{}")
  }

  @Test("A line is at most 80 columns wide with its comma", arguments: [(66, true), (67, false)])
  func lineWidth(length: Int, fits: Bool) {
    // Two spaces, `"key": [`, the text in quotes, `]` and the comma.
    let text = String(repeating: "é", count: length)
    let document: JSONValue = ["key": [.string(text)], "z": [[]]]
    let first = JSONWriter.write(JSONNode(document)).split(separator: "\n")[1]
    #expect(first == (fits ? "  \"key\": [\"\(text)\"]," : "  \"key\": ["))
    #expect(!fits || first.count == 80)
  }
}
