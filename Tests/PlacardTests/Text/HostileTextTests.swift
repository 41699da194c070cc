import Placard
import Testing

@Suite("Hostile text")
struct HostileTextTests {
  /// A text with the outcome that it must have: a picture, or the code of an error.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let error: DocumentError.Code?
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ error: DocumentError.Code? = nil) {
      self.name = name
      self.text = text
      self.error = error
    }
  }

  static let samples: [Sample] = [
    Sample("NUL", "a\u{0}b", .controlCharacter),
    Sample("escape", "a\u{1B}[31mb", .controlCharacter),
    Sample("delete", "a\u{7F}b", .controlCharacter),
    Sample("C1 control", "a\u{9B}31mb", .controlCharacter),
    Sample("next line", "a\u{85}b", .controlCharacter),
    Sample("noncharacter", "a\u{FFFE}b", .controlCharacter),
    Sample("last noncharacter", "a\u{10FFFF}b", .controlCharacter),
    Sample("object replacement", "a\u{FFFC}b\u{FFFD}"),
    Sample("invisible filler", "a\u{3164}\u{115F}b"),
    Sample("unassigned and private", "a\u{378}b\u{F0000}"),
    Sample("100,000 letters", String(repeating: "a", count: 100_000), .tooLarge),
    Sample("100,000 words", String(repeating: "ab ", count: 33_334), .tooLarge),
    Sample(
      "10,000 marks on one letter", "a" + String(repeating: "\u{301}", count: 10_000), .tooLarge),
    Sample("10,000 line breaks", String(repeating: "\n", count: 10_000) + "a"),
    Sample("5,000 short lines", String(repeating: "a\n", count: 5000)),
    Sample("20,000 no-break spaces", String(repeating: "a\u{A0}", count: 10_000), .tooLarge),
    Sample("20,000 Burmese letters", String(repeating: "က", count: 20_000), .tooLarge),
    Sample("20,000 wide full stops", String(repeating: "。", count: 20_000), .tooLarge),
    Sample("20,000 ideographs", String(repeating: "保", count: 20_000)),
    Sample("20,000 Hangul letters", String(repeating: "\u{1100}\u{1161}", count: 10_000)),
    Sample("20,000 Thai letters", String(repeating: "ลบรูปภาพ", count: 2500)),
    Sample("20,000 flags' letters", String(repeating: "🇺", count: 20_000)),
    Sample(
      "Hindi conjuncts",
      String(repeating: String(repeating: "क्ष", count: 20) + " ", count: 320)),
    Sample("longest word", String(repeating: "-", count: 2000)),
    Sample(
      "ten long words", String(repeating: String(repeating: "-", count: 1900) + " ", count: 10),
      .tooLarge),
    Sample(
      "soft hyphens in words",
      String(repeating: String(repeating: "a\u{AD}", count: 50) + " ", count: 190)),
    Sample("10,000 tabs", String(repeating: "\t", count: 10_000) + "a"),
    Sample("10,000 soft hyphens", String(repeating: "\u{AD}", count: 10_000) + "a", .tooLarge),
    Sample(
      "open direction controls", String(repeating: "\u{202E}\u{2067}", count: 500) + "abc אבג"),
    Sample("closing direction controls", String(repeating: "\u{202C}\u{2069}", count: 500) + "abc"),
    Sample("joiners", "😀" + String(repeating: "\u{200D}", count: 1000) + "😀"),
    Sample("variation selectors", String(repeating: "\u{FE0F}", count: 60) + "a"),
    Sample("byte order marks", "\u{FEFF}a\u{FEFF}"),
    Sample("markup", "<span size='99999'>&lt;</b> %s %n ${x} {{y}}"),
    Sample("line separators", "a\u{2028}b\u{2029}c\r\nd\re"),
    Sample("longest allowed", String(repeating: "word ", count: 4000)),
  ]

  private func document(_ text: String, in field: String) -> JSONValue {
    switch field {
    case "button": ["style": "info", "title": "A", "buttons": [["title": .string(text)]]]
    case "closeButton": ["style": "info", "title": "A", "closeButton": .string(text)]
    default:
      .object([JSONMember("style", JSONNode("info")), JSONMember(field, JSONNode(.string(text)))])
    }
  }

  @Test(
    "Each gives a picture of letters and nothing else, or an error that names the field",
    arguments: samples, ["title", "message", "button", "closeButton"])
  func outcome(sample: Sample, field: String) throws {
    let bytes = document(sample.text, in: field).bytes
    let path = field == "button" ? "buttons[0].title" : field
    let isTitle = field == "button" || field == "closeButton"
    let isLong = sample.text.unicodeScalars.count > TextLimits.titleLength
    let wanted = sample.error ?? (isTitle && isLong ? .tooLarge : nil)
    do {
      let document = try AlertDocument(json: bytes)
      let picture = try AlertRenderer(missingGlyphs: .box).image(document)
      #expect(wanted == nil, "must be refused")
      #expect(!picture.isOpaque)
    } catch let error as DocumentError {
      #expect(error.code == wanted && error.path == path, "\(error)")
    }
  }

  @Test("The tool does the same within two seconds and 512 MB", arguments: samples)
  func tool(sample: Sample) throws {
    let folder = try TemporaryFolder()
    try FileSystem.write(document(sample.text, in: "message").bytes, to: folder("a.json"))
    // Processor time and address space, which a busy machine does not change.
    let run = try Tool.runProgram(
      [
        "/usr/bin/prlimit", "--cpu=2", "--as=536870912", Tool.path, "render", "a.json",
        "--missing-glyph", "box", "-o", "a.png",
      ], folder: folder.path)
    #expect(run.code == (sample.error == nil ? 0 : 65), "\(run.code) \(run.errors.prefix(300))")
    #expect(FileSystem.exists(folder("a.png")) == (sample.error == nil))
  }

  @Test(
    "Half a surrogate pair in JSON is refused with its place",
    arguments: [#"a\ud800b"#, #"a\udc00"#, #"a\ud800\ud800"#, #"a\udc00\ud800"#])
  func surrogate(escapes: String) throws {
    let error = #expect(throws: DocumentError.self) {
      try AlertDocument(json: Array("{\"style\": \"info\", \"title\": \"\(escapes)\"}".utf8))
    }
    #expect(error?.position?.line == 1 && error?.position?.column == 30)
  }

  @Test(
    "A text of invisible characters is none",
    arguments: ["\u{200D}", "\u{FE0F} \u{AD}", "\u{202E}"])
  func invisible(text: String) throws {
    func draw(_ text: JSONValue) throws -> Drawing {
      try Drawing(["style": "info", "title": text, "message": "Here"])
    }
    #expect(try draw(.string(text)).bitmap == draw(.null).bitmap)
  }

  @Test("An invisible character that no font has is not missed")
  func invisibleGlyph() throws {
    let filled = try Drawing(["style": "info", "title": "a\u{3164}b"])
    let plain = try Drawing(["style": "info", "title": "ab"])
    #expect(try filled.text(.title).missing.isEmpty)
    #expect(try filled.lines(.title).first?.width == plain.lines(.title).first?.width)
  }

  @Test("A name in an error can neither break its line nor turn its direction")
  func names() throws {
    for (member, path) in [
      ("style", "style"), ("color", "color"), ("device", "screen.device"),
      ("direction", "environment.direction"),
    ] {
      let name: JSONValue = "\u{202E}x\ny\u{1B}"
      let parts = path.split(separator: ".").map(String.init)
      let value: JSONValue =
        parts.count == 2
        ? .object([JSONMember(parts[0], JSONNode(.object([JSONMember(member, JSONNode(name))])))])
        : .object([JSONMember(member, JSONNode(name))])
      let bytes = value.filled(from: ["style": "info", "title": "A"]).bytes
      let error = #expect(throws: DocumentError.self) { try AlertDocument(json: bytes) }
      #expect(error?.path == path)
      #expect(error?.message.contains(#"\u202Ex\ny\u001B"#) == true, "\(error?.message ?? "")")
    }
  }
}
