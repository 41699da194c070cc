import Placard
import Testing

/// Rows of the class "CLI/input" on values and bytes.
struct InputCaseTests {
  private func image(_ value: JSONValue) throws -> Bitmap {
    try AlertRenderer.standard.image(AlertDocument(json: value.bytes))
  }

  private func failure(_ json: String) -> DocumentError? {
    #expect(throws: DocumentError.self) { try AlertDocument(json: Array(json.utf8)) }
  }

  @Test("I03: text sizes by every usual name scale the default fonts and no fixed one")
  func textSizes() throws {
    func drawing(_ size: JSONValue, font: JSONValue = [:]) throws -> Drawing {
      try Drawing([
        "style": "info", "title": "Big", "environment": ["textSize": size],
        "appearance": ["titleFont": font],
      ])
    }
    let names: [JSONValue] = [
      "AX5", "accessibilityXXXL", "accessibilityExtraExtraExtraLarge", "accessibility-XXXL",
    ]
    let drawings = try names.map { try drawing($0) }
    #expect(drawings.allSatisfy { $0.bitmap == drawings[0].bitmap })
    let usual = try drawing("L")
    #expect(try drawings[0].text(.title).lineHeight > 2 * usual.text(.title).lineHeight)
    let fixed = try drawing("AX5", font: ["size": 20])
    #expect(try fixed.text(.title).lineHeight == usual.text(.title).lineHeight)
    let following = try drawing("AX5", font: ["size": 20, "textStyle": "title3"])
    #expect(try following.text(.title) == drawings[0].text(.title))

    let unknown = failure(#"{"style": "info", "environment": {"textSize": "huge"}}"#)
    #expect(unknown?.code == .unknownName && unknown?.path == "environment.textSize")
    for size in TextSize.allCases {
      #expect(unknown?.message.contains(size.rawValue) == true)
    }
    let number = failure(#"{"style": "info", "environment": {"textSize": 3}}"#)
    #expect(number?.code == .wrongType && number?.path == "environment.textSize")
  }

  @Test("I04: at 0 there is no pixel of the arc, and next to nothing at 0.001")
  func progressAtZero() throws {
    func drawing(_ progress: Double) throws -> Drawing {
      try Drawing([
        "style": "wait", "title": "Downloading", "color": "#FF00FF",
        "progress": .number(progress),
      ])
    }
    let zero = try drawing(0)
    #expect(zero.bitmap.count(where: \.isMagentaTinted) == 0)
    #expect(try zero.lines("percent").map(\.text) == ["0%"])
    let little = try drawing(0.001)
    #expect(try little.lines("percent").map(\.text) == ["0%"])
    let dot = try #require(little.bitmap.box(where: \.isMagentaTinted))
    #expect(dot.width <= 12 && dot.height <= 12)
  }

  @Test(
    "I07: progress outside 0…1 is refused in a document",
    arguments: [
      ("1.2", DocumentError.Code.outOfRange), ("-0.1", .outOfRange), ("80", .outOfRange),
      ("1e999", .outOfRange), ("NaN", .syntax), ("Infinity", .syntax), ("\"0.5\"", .wrongType),
      ("true", .wrongType),
    ])
  func progressInDocuments(value: String, code: DocumentError.Code) throws {
    let error = failure("{\"style\": \"wait\", \"title\": \"A\", \"progress\": \(value)}")
    #expect(error?.code == code, "\(String(describing: error))")
    #expect(error?.position?.line == 1)
    // A number beyond every range is refused before it belongs to a key.
    if code != .syntax, value != "1e999" { #expect(error?.path == "progress") }
  }

  @Test("I07: progress null is the spinner")
  func absentProgress() throws {
    let absent = try image(["style": "wait", "title": "A"])
    #expect(try image(["style": "wait", "title": "A", "progress": .null]) == absent)
  }

  @MainActor
  @Test(
    "I07: Swift clamps finite progress, so that no label is below 0% or above 100%",
    arguments: [(1.2, "100%"), (-0.1, "0%"), (80, "100%"), (0.999, "99%"), (0.29, "29%")])
  func progressInSwift(value: Double, label: String) throws {
    let alert = CoolAlert(.wait, "A").progress(value)
    let tree = try AlertRenderer.standard.layout(alert.document)
    guard case .text(let text, _) = tree.element("percent")?.content else {
      throw Drawing.Failure("there is no label")
    }
    #expect(text.lines.map(\.text) == [label])
  }

  @MainActor
  @Test("I07: Swift refuses progress that is no number", arguments: [Double.nan, .infinity])
  func progressThatIsNoNumber(value: Double) throws {
    let error = #expect(throws: DocumentError.self) {
      try CoolAlert(.wait, "A").progress(value).png()
    }
    #expect(error?.code == .outOfRange && error?.path == "progress")
  }

  @Test("I15: bytes that are not UTF-8 are refused with their place")
  func invalidBytes() throws {
    let head = Array("{\"style\": \"info\",\n \"title\": \"A".utf8)
    let bytes = head + [0xC3, 0x28] + Array("\"}".utf8)
    let file = try Tool.run(["render", "-", "-o", "-"], input: bytes)
    file.expectCleanError(65, naming: ["standard input:2:13:", "UTF-8"])
    let document = Array("{\"style\": \"info\"}".utf8)
    let script = "exec '\(Tool.path)' render - -o - --set title=A$(printf '\\303\\050')"
    let argument = try Tool.runProgram(["/bin/sh", "-c", script], input: document)
    argument.expectCleanError(64, naming: ["UTF-8"])
  }

  @Test("I15: UTF-16 is refused by name, a byte-order mark of UTF-8 is accepted")
  func otherEncodings() throws {
    let text = "{\"style\": \"info\", \"title\": \"Saved\"}"
    let wide = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    for bytes in [wide, [0xFF, 0xFE] + wide] {
      let outcome = try Tool.run(["render", "-", "-o", "-"], input: bytes)
      outcome.expectCleanError(65, naming: ["UTF-16"])
    }
    let plain = try Tool.run(["render", "-", "-o", "-"], input: Array(text.utf8))
    let marked = try Tool.run(
      ["render", "-", "-o", "-"], input: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(marked.code == 0 && marked.output == plain.output)
  }
}
