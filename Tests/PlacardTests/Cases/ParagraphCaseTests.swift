import Placard
import Testing

/// Rows of the class "text" on justified lines and stacked marks.
struct ParagraphCaseTests {
  @Test("T16: justified lines reach both edges by wider gaps, the last line stays natural")
  func justifiedText() throws {
    let message =
      "Your pictures are kept on this device for now, and they will be uploaded over night, as soon "
      + "as it is charging and on a fast network, which can take until the early evening hours."
    func drawing(_ alignment: String, width: Double) throws -> Drawing {
      try Drawing([
        "style": "info", "title": "Backup", "message": .string(message),
        "appearance": ["messageAlignment": .string(alignment), "windowWidth": .number(width)],
      ])
    }
    let justified = try drawing("justified", width: 330)
    let natural = try drawing("left", width: 330)
    let lines = try justified.lines(.message)
    let frame = try justified.frame(.message)
    #expect(lines.count == 5)
    #expect(lines.dropLast().contains { $0.text.hasSuffix(", ") })
    #expect(lines.last?.text.split(separator: " ").count == 2)
    #expect(try lines.map(\.text) == natural.lines(.message).map(\.text))
    for line in lines.dropLast() { #expect(abs(line.width - frame.width) <= 0.5) }
    #expect(lines.last == (try natural.lines(.message).last))

    // Letters at both edges: their own side bearings are all that is left.
    let box = try justified.pixels(of: .message)
    for index in 0..<4 {
      let top = box.minY + Int(Double(index) * 15 * 1.1934 * 2)
      let row = PixelBox(minX: box.minX, minY: top, maxX: box.maxX, maxY: top + 36)
      let ink = try #require(justified.bitmap.box(in: row) { $0 != .white })
      #expect(ink.minX - box.minX <= 4 && box.maxX - ink.maxX <= 4)
    }
    for (wide, narrow) in zip(lines, try natural.lines(.message)) {
      let gaps = zip(Self.gaps(wide), Self.gaps(narrow))
      for (gap, space) in gaps { #expect(gap >= space - 0.01) }
    }
  }

  /// The distances over each blank: from the letter before it to the letter after it.
  private static func gaps(_ line: TextLine) -> [Double] {
    let letters = Array(line.text)
    let places = line.runs.flatMap(\.glyphs).map(\.x)
    return letters.indices.dropFirst().dropLast().filter {
      letters[$0] == " " && $0 + 1 < places.count
    }.map { places[$0 + 1] - places[$0 - 1] }
  }

  @Test("T25: stacked marks stay clear of the circle and of the next button")
  func stackedMarks() throws {
    // The marks of the case that the bundled font has.
    let marks = "Ǟ̃́ Ậ̌ Z͑ͫ̓̂a͔l͘g҉o"
    func drawing(_ title: String, _ button: String) throws -> Drawing {
      try Drawing([
        "style": "info", "title": .string(title),
        "buttons": [["title": "Above"], ["title": .string(button)], ["title": "Below"]],
        "appearance": ["titleFont": ["size": 20, "weight": 700]],
      ])
    }
    let plain = try drawing("Zalgo", "Zalgo")
    let marked = try drawing(marks, marks)
    #expect(try marked.text(.title).missing.isEmpty)
    // Nothing but the icon's white is drawn on the circle, nothing at all on the neighbours' edges.
    let circle = try marked.pixels(of: .icon)
    #expect(marked.bitmap.count(in: circle) { $0 == .black } == 0)
    for (id, atBottom) in [(ElementID.button(0), true), (.button(2), false)] {
      let frame = try marked.pixels(of: id)
      let strip = PixelBox(
        minX: frame.minX + 60, minY: atBottom ? frame.maxY - 16 : frame.minY,
        maxX: frame.maxX - 60, maxY: atBottom ? frame.maxY : frame.minY + 16)
      let fill = marked.bitmap[strip.minX, (strip.minY + strip.maxY) / 2]
      #expect(marked.bitmap.count(in: strip) { $0 != fill } == 0, "marks are drawn over \(id)")
    }
    // A mark may leave the line box, and is drawn there.
    let title = try marked.pixels(of: .title)
    let above = PixelBox(
      minX: title.minX, minY: title.minY - 14, maxX: title.maxX, maxY: title.minY + 8)
    #expect(marked.bitmap.count(in: above) { $0 != .white } > 0)
    #expect(plain.bitmap.count(in: above) { $0 != .white } == 0)
  }

  @Test("T25: marks that no font has are boxes with a remark")
  func missingMarks() throws {
    let json = Array("{\"style\": \"info\", \"title\": \"Z͑ͫ̓̂a̴̵̜̰͔l͘g҉o\"}".utf8)
    let document = try AlertDocument(json: json)
    let tree = try AlertRenderer(missingGlyphs: .box).layout(document)
    #expect(tree.diagnostics.contains { $0.code == .missingGlyph && $0.subject == "title" })
    let error = #expect(throws: DocumentError.self) {
      try AlertRenderer.standard.layout(document)
    }
    #expect(error?.code == .missingGlyph && error?.path == "title")
  }
}
