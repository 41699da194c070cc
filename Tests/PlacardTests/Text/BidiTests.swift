import Placard
import Testing

@Suite("Mirroring and mixed directions")
struct BidiTests {
  private func draw(_ value: JSONValue, _ environment: JSONValue = [:]) throws -> Drawing {
    try Drawing(
      JSONValue.object([JSONMember("environment", JSONNode(environment))]).filled(from: value))
  }

  private let twoButtons: JSONValue = [
    "style": "question", "title": "Share?", "buttons": [["title": "Yes"]], "closeButton": "No",
    "appearance": ["buttonsLayout": "horizontal"],
  ]

  @Test("A locale decides the direction; an explicit one wins")
  func direction() throws {
    let choices: [(JSONValue, LayoutDirection)] = [
      (["locale": "ar"], .rightToLeft), (["locale": "he"], .rightToLeft),
      (["locale": "fa-IR"], .rightToLeft), (["locale": "en"], .leftToRight),
      (["locale": "az-Arab"], .rightToLeft), (["locale": "ar", "direction": "ltr"], .leftToRight),
      (["direction": "rtl"], .rightToLeft),
    ]
    for (environment, expected) in choices {
      let drawing = try draw(["style": "info", "title": "OK"], environment)
      #expect(drawing.tree.direction == expected, "\(environment)")
    }
  }

  @Test("A row of buttons runs the other way, the first action at the leading side")
  func buttonRow() throws {
    let left = try draw(twoButtons)
    let right = try draw(twoButtons, ["direction": "rtl"])
    #expect(try left.frame(.button(0)).minX < left.frame(.closeButton).minX)
    #expect(try right.frame(.button(0)).minX > right.frame(.closeButton).minX)
    // The frames are each other's mirror images.
    let width = left.document.screen.size.width
    for id in [ElementID.button(0), .closeButton, .card, .title] {
      let frame = try left.frame(id)
      #expect(
        try right.frame(id)
          == Rect(width - frame.maxX, frame.minY, frame.width, frame.height), "\(id)")
    }
  }

  @Test("Natural alignment follows the layout's direction, left and right never move")
  func alignment() throws {
    for (alignment, direction, isLeft) in [
      ("natural", "ltr", true), ("natural", "rtl", false), ("left", "rtl", true),
      ("right", "ltr", false), ("left", "ltr", true), ("right", "rtl", false),
    ] {
      let drawing = try draw(
        [
          "style": "info", "title": "A", "message": "שלום",
          "appearance": ["messageAlignment": .string(alignment)],
        ], ["direction": .string(direction)])
      let frame = try drawing.pixels(of: .message)
      let ink = try drawing.ink(in: .message, on: .white)
      #expect(
        isLeft ? ink.minX - frame.minX < 8 : frame.maxX - ink.maxX < 8,
        "\(alignment) in \(direction)")
    }
  }

  @Test("The progress arc runs the other way")
  func progress() throws {
    let alert: JSONValue = ["style": "wait", "title": "A", "progress": 0.25]
    for (direction, isRight) in [("ltr", true), ("rtl", false)] {
      let drawing = try draw(alert, ["direction": .string(direction)])
      let icon = try drawing.pixels(of: .icon)
      let arc = try #require(
        drawing.bitmap.box(in: icon) { Int($0.blue) > Int($0.red) + 60 })
      let middle = (icon.minX + icon.maxX) / 2
      // A quarter from the top; the round cap stands over the middle by half its width.
      #expect(isRight ? arc.minX >= middle - 8 : arc.maxX <= middle + 8, "\(direction)")
      #expect(arc.maxY <= (icon.minY + icon.maxY) / 2 + 8)
    }
  }

  @Test("The scroll bar stands at the trailing side")
  func scrollBar() throws {
    for (direction, isRight) in [("ltr", true), ("rtl", false)] {
      let drawing = try draw(
        [
          "style": "info", "title": "A",
          "message": .string((1...30).map { "Line \($0)" }.joined(separator: "\n")),
          "appearance": ["maxMessageHeight": 60],
        ], ["direction": .string(direction)])
      let window = try drawing.pixels(of: "messageScroll")
      let card = try drawing.pixels(of: .card)
      let beside =
        isRight
        ? PixelBox(minX: window.maxX + 1, minY: window.minY, maxX: card.maxX, maxY: window.maxY)
        : PixelBox(minX: card.minX, minY: window.minY, maxX: window.minX - 1, maxY: window.maxY)
      #expect(drawing.bitmap.count(in: beside) { $0 != .white } > 0, "\(direction)")
    }
  }

  /// The places of single characters in a line: each is drawn once with and once without it.
  private func order(_ text: String, _ direction: String) throws -> [Character] {
    let layout = try draw(
      ["style": "info", "title": .string(text), "appearance": ["windowWidth": 374]],
      ["direction": .string(direction)])
    let line = try #require(layout.lines(.title).first)
    #expect(try layout.lines(.title).count == 1)
    // A character's glyphs are told by the glyphs that it has alone.
    var places: [(x: Double, character: Character)] = []
    for character in Set(text) where !character.isWhitespace {
      let alone = try draw(["style": "info", "title": .string(String(character))])
      let run = try #require(alone.lines(.title).first?.runs.first)
      for other in line.runs where other.face == run.face {
        for glyph in other.glyphs where glyph.id == run.glyphs.first?.id {
          places.append((glyph.x, character))
        }
      }
    }
    return places.sorted { $0.x < $1.x }.map(\.character)
  }

  @Test("Hebrew in an English title and English in a Hebrew one keep their own order")
  func mixedTitle() throws {
    #expect(try String(order("ab גד 12", "ltr")) == "ab12דג")
    // A text's own first strong letter decides, as UIKit's natural writing direction does.
    #expect(try String(order("ab גד 12", "rtl")) == "ab12דג")
    #expect(try String(order("גד ab", "ltr")) == "abדג")
    // A number after right-to-left letters belongs to them.
    // Digits keep their order inside right-to-left text, and stand on its left end.
    #expect(try String(order("גד 12", "rtl")) == "12דג")
  }

  @Test("Parentheses close on the right side in both directions")
  func parentheses() throws {
    // The mirrored glyph of "(" opens a right-to-left phrase at its right end.
    #expect(try String(order("ab (c)", "ltr")) == "ab(c)")
    #expect(try String(order("גד (1)", "rtl")) == "(1)דג")
  }

  @Test("Every paragraph has the direction of its own first letter", arguments: ["ltr", "rtl"])
  func paragraphs(direction: String) throws {
    let drawing = try draw(
      [
        "style": "info", "title": "A", "message": "1.\nSaved (3).\n\nנשמר (3).\n12.\nנשמר.",
        "appearance": ["messageAlignment": "natural"],
      ], ["direction": .string(direction)])
    let lines = try drawing.lines(.message).filter { !$0.text.isEmpty }
    // A paragraph without letters takes the layout's.
    let own: LayoutDirection = direction == "ltr" ? .leftToRight : .rightToLeft
    let expected = [own, .leftToRight, .rightToLeft, own, .rightToLeft]
    #expect(lines.map(\.direction) == expected)
    #expect(try drawing.lines(.message).count == 6)
    let point = try #require(
      draw(["style": "info", "title": "A", "message": "."]).lines(.message).first?
        .runs.first?.glyphs.first?.id)
    for (line, direction) in zip(lines, expected) {
      let glyphs = line.runs.flatMap(\.glyphs).sorted { $0.x < $1.x }
      #expect((direction == .leftToRight ? glyphs.last : glyphs.first)?.id == point, "\(line.text)")
    }
  }

  @Test("A direction control left open changes neither the next paragraph nor the next text")
  func unbalanced() throws {
    let open = "\u{202E}abc\ndef"
    let drawing = try draw(["style": "info", "title": .string(open), "message": "ghi"])
    let lines = try drawing.lines(.title)
    let plain = try draw(["style": "info", "title": "abc\ndef", "message": "ghi"])
    let plainLines = try plain.lines(.title)
    func glyphs(_ line: TextLine) -> [UInt32] {
      line.runs.flatMap(\.glyphs).sorted { $0.x < $1.x }.map(\.id)
    }
    #expect(glyphs(lines[0]) == glyphs(plainLines[0]).reversed())
    #expect(glyphs(lines[1]) == glyphs(plainLines[1]))
    #expect(try drawing.lines(.message) == plain.lines(.message))
    #expect(try drawing.lines(.closeButton.label) == plain.lines(.closeButton.label))
  }
}
