import PlacardGraphics
import PlacardModel
import Testing

@Suite struct ElementReaderTests {
  private func read(_ content: String) throws -> AlertDocument {
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["info"])],
      symbolSuggestions: { $0 == "nosuch" ? ["star"] : nil })
    return try DocumentReader(vocabulary: vocabulary, folder: "").read(
      Array("{\"style\": \"info\", \"content\": \(content)}".utf8))
  }

  private let all = """
    [
      {"text": "Hello", "style": "headline", "weight": 700, "color": "#112233", "alignment": "trailing"},
      {"image": "a.png", "size": 40, "label": "A"}, {"symbol": "star", "size": 30},
      {"textField": "Name", "text": "Ada", "clearButtonMode": "always"},
      {"secureField": "Password", "systemImage": "key"}, {"textView": "Notes", "text": "x"},
      {"button": "More", "role": "destructive", "enabled": false},
      {"row": [{"symbol": "star"}, "spacer", {"column": [{"text": "In"}], "alignment": "leading"}], "spacing": 4},
      {"spacer": 12}, "divider", {"toggle": "Wi-Fi", "isOn": true}, {"checkbox": "Agree"},
      {"slider": 3, "in": [1, 5], "step": 0.5, "label": "Size", "systemImages": ["a", "b"]},
      {"segmented": ["A", "B"], "selection": 1}, {"segmented": ["A"], "selection": null},
      {"rating": 2, "of": 4}, {"progress": 0.5, "label": "Sync"},
      {"keyValues": [["A", "1"], {"key": "B", "value": "2", "total": true}]},
      {"table": [["A", "B"], ["1", "2"]], "header": true, "alignments": ["leading", "trailing"]},
      {"chart": "line", "values": [1, -2], "labels": ["x", "y"], "title": "T", "height": 60}
    ]
    """

  @Test("Every kind of element is read and written back to the same document")
  func roundTrip() throws {
    let document = try read(all)
    #expect(document.content.custom.count == 20)
    #expect(document.keysWithoutEffect.isEmpty)
    let vocabulary = DocumentVocabulary(
      kinds: [.init(name: "coolAlert", styles: ["info"])], symbolSuggestions: { _ in nil })
    let again = try DocumentReader(vocabulary: vocabulary, folder: "")
      .read(DocumentWriter.write(document))
    #expect(again == document)
    #expect(document.images == [.file("a.png")])
  }

  @Test(
    "A wrong element is an error that names its place",
    arguments: [
      ("[{\"toggel\": \"x\"}]", "content[0]", DocumentError.Code.missingKey),
      ("[\"line\"]", "content[0]", .unknownName),
      ("[{\"row\": [{\"rating\": 6}]}]", "content[0].row[0].rating", .outOfRange),
      ("[{\"slider\": 2}]", "content[0].slider", .outOfRange),
      ("[{\"slider\": 2, \"in\": [3, 1]}]", "content[0].in", .outOfRange),
      ("[{\"segmented\": []}]", "content[0].segmented", .outOfRange),
      ("[{\"table\": [[\"a\"], [\"a\", \"b\"]]}]", "content[0].table[1]", .outOfRange),
      ("[{\"chart\": \"pie\", \"values\": [1]}]", "content[0].chart", .unknownName),
      (
        "[{\"chart\": \"bar\", \"values\": [1], \"labels\": [\"a\", \"b\"]}]", "content[0].labels",
        .outOfRange
      ),
      ("[{\"text\": \"a\", \"size\": 3}]", "content[0].size", .unknownKey),
      ("[{\"symbol\": \"nosuch\"}]", "content[0].symbol", .unknownName),
      ("[{\"progress\": 1.5}]", "content[0].progress", .outOfRange),
      ("[{\"keyValues\": [[\"a\"]]}]", "content[0].keyValues[0]", .outOfRange),
    ])
  func errors(json: String, path: String, code: DocumentError.Code) {
    let error = #expect(throws: DocumentError.self) { try read(json) }
    #expect(error?.path == path)
    #expect(error?.code == code)
    #expect(error?.position != nil)
  }

  @Test("Rows and columns nest eight levels deep, and no more than 500 elements are read")
  func limits() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[{\"column\": ", count: depth) + "[]"
        + String(repeating: "}]", count: depth)
    }
    #expect(throws: Never.self) { try read(nested(8)) }
    #expect(throws: DocumentError.self) { try read(nested(9)) }
    let many = "[" + Array(repeating: "\"divider\"", count: 501).joined(separator: ",") + "]"
    let error = #expect(throws: DocumentError.self) { try read(many) }
    #expect(error?.code == .tooLarge)
  }
}
