import Placard
import Testing

/// Rows of the class "text" that the bundled font can show.
struct TextCaseTests {
  private static let fields: [ElementID] = [
    .title, .message, .button(0).label, .closeButton.label,
  ]

  /// An alert with one text in all its fields.
  private func everywhere(_ text: String) throws -> Drawing {
    try Drawing([
      "style": "info", "title": .string(text), "message": .string(text),
      "buttons": [["title": .string(text)]], "closeButton": .string(text),
      "appearance": ["windowWidth": 374],
    ])
  }

  @Test("T08: tags are plain text in every field")
  func tagsAreText() throws {
    let text = "<b>Sale</b> <span size='90000' foreground='red'>x</span>"
    let drawing = try everywhere(text)
    for field in Self.fields {
      let layout = try drawing.text(field)
      #expect(layout.lines.map(\.text).joined() == text)
      let runs = layout.lines.flatMap(\.runs)
      #expect(Set(runs.map(\.size)).count == 1 && Set(runs.map(\.face)).count == 1)
      let box = try drawing.pixels(of: field)
      let plain = Double(layout.lines.count) * layout.lineHeight * 2
      #expect(abs(Double(box.height) - plain) <= 1)
      // Letters are shades of the field's colour: nothing is redder than green.
      let red = drawing.bitmap.count(in: box) { Int($0.red) > Int($0.green) + 1 }
      #expect(red == 0)
    }
  }

  @Test("T19: entities appear as typed in every field")
  func entitiesAreText() throws {
    let text = "a &gt; b &amp; c &#65;"
    let drawing = try everywhere(text)
    for field in Self.fields {
      #expect(try drawing.lines(field).map(\.text).joined() == text)
    }
  }

  @Test("T07: a message cut at a line break shows that there is more")
  func cutAtLineBreak() throws {
    let drawing = try Drawing([
      "style": "info", "title": "Log",
      "message": "The first line is the longest.\nThe second one.\nShort\nHidden\nHidden\nHidden",
      "appearance": ["maxMessageHeight": .number(3 * 15 * 1.1934)],
    ])
    let window = try drawing.pixels(of: "messageScroll")
    let beside = PixelBox(
      minX: window.maxX + 8, minY: window.minY, maxX: window.maxX + 14, maxY: window.maxY)
    let bar = try #require(drawing.bitmap.box(in: beside) { $0 != .white })
    #expect(bar.minY == window.minY && abs(bar.height * 2 - window.height) <= 2)
    #expect(drawing.tree.diagnostics.contains { $0.code == .scrolls })
  }

  @Test("T09: maxMessageHeight holds for all paragraphs together")
  func heightOfManyParagraphs() throws {
    let message = (1...30).map { "Item \($0)" }.joined(separator: "\n")
    let drawing = try Drawing([
      "style": "info", "title": "List", "message": .string(message),
      "appearance": ["maxMessageHeight": 60, "messageColor": "#FF00FF"],
    ])
    let window = try drawing.pixels(of: "messageScroll")
    #expect(abs(window.height - 120) <= 1)
    let ink = try #require(drawing.bitmap.box(where: \.isMagentaTinted))
    #expect(window.contains(ink))
  }

  @Test("T10: a weight that no font has becomes the nearest, never a doubled one")
  func missingWeights() throws {
    func drawing(_ font: JSONValue) throws -> Drawing {
      try Drawing(["style": "info", "title": "lllll", "appearance": ["titleFont": font]])
    }
    let bold = try drawing(["size": 40, "weight": 700])
    let black = try drawing(["size": 40, "weight": 900])
    #expect(black.bitmap == bold.bitmap)
    #expect(black.tree.diagnostics.map(\.code) == [.clamped])
    let other = try drawing(["name": "NoSuch-Bold", "size": 40])
    #expect(other.bitmap == bold.bitmap)
    #expect(other.tree.diagnostics.map(\.code) == [.unknownFont])
  }

  @Test("T14: a family that is not there is replaced, with one warning that names it")
  func missingFamily() throws {
    let named: JSONValue = [
      "style": "info", "title": "Still here",
      "appearance": ["titleFont": ["name": "NoSuchFont Pro", "size": 20]],
    ]
    let plain: JSONValue = [
      "style": "info", "title": "Still here", "appearance": ["titleFont": ["size": 20]],
    ]
    #expect(try Drawing(named).bitmap == Drawing(plain).bitmap)
    let outcome = try Tool.run(["render", "-", "-o", "-"], input: named.bytes)
    #expect(outcome.code == 0)
    let warnings = outcome.errors.split(separator: "\n")
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("placard: warning: ") == true)
    #expect(warnings.first?.contains("\"NoSuchFont Pro\"") == true)
  }

  @Test("T21: twice the font size makes letters twice as high and no margin wider")
  func fontSizeScalesLetters() throws {
    let drawings = try [18.0, 36].map { size in
      try Drawing([
        "style": "info", "title": "HHH", "appearance": ["titleFont": ["size": .number(size)]],
      ])
    }
    let heights = try drawings.map { Double(try $0.ink(in: .title, on: .white).height) }
    #expect(abs(heights[1] / heights[0] - 2) <= 0.1)
    for drawing in drawings {
      let card = try drawing.frame(.card)
      let title = try drawing.frame(.title)
      #expect(card.width == 300 && title.minX - card.minX == 20 && card.maxX - title.maxX == 20)
    }
  }

  @Test("T29: without any font or configuration the picture is the same")
  func noFontsOnTheHost() throws {
    let folder = try TemporaryFolder()
    let input = JSONValue(dictionaryLiteral: ("style", "success"), ("title", "Payment sent")).bytes
    let usual = try Tool.run(["render", "-", "-o", "-"], input: input)
    let bare = try Tool.run(
      ["render", "-", "-o", "-"], input: input,
      environment: [
        "FONTCONFIG_FILE=/nowhere/fonts.conf", "FONTCONFIG_PATH=\(folder.path)",
        "FONTCONFIG_SYSROOT=\(folder.path)",
      ])
    #expect(usual.code == 0 && bare.code == 0 && bare.errors.isEmpty)
    #expect(usual.output == bare.output && !bare.output.isEmpty)
  }

  @Test("T36: a NUL character in a text is refused with the field's name")
  func nulCharacter() throws {
    for (path, json) in [
      ("title", #"{"style": "info", "title": "before\u0000after"}"#),
      ("message", #"{"style": "info", "message": "before\u0000after"}"#),
      ("buttons[0].title", #"{"style": "info", "buttons": [{"title": "before\u0000after"}]}"#),
      ("closeButton", #"{"style": "info", "title": "A", "closeButton": "before\u0000after"}"#),
    ] {
      let outcome = try Tool.run(["render", "-", "-o", "-"], input: Array(json.utf8))
      outcome.expectCleanError(65, naming: [path, "U+0000"])
    }
    var document = AlertDocument(style: "info", content: AlertContent(title: "before\0after"))
    let inTitle = #expect(throws: DocumentError.self) {
      try AlertRenderer.standard.image(document)
    }
    #expect(inTitle?.path == "title")
    document.content = AlertContent(title: "A")
    document.content.buttons = [AlertButton(title: "before\0after")]
    let inButton = #expect(throws: DocumentError.self) {
      try AlertRenderer.standard.image(document)
    }
    #expect(inButton?.path == "buttons[0].title")
  }
}
