import Placard
import Testing

/// Rows of the class "text" about emoji, as pixels.
struct EmojiPictureCaseTests {
  /// Whether a colour is far from every grey.
  private func isColored(_ color: Color) -> Bool {
    let channels = [color.red, color.green, color.blue].map(Int.init)
    return (channels.max() ?? 0) - (channels.min() ?? 0) > 40
  }

  @Test("T06: emoji keep their colours whatever the text's colour")
  func colors() throws {
    func title(_ color: String) throws -> [Color] {
      let drawing = try Drawing([
        "style": "info", "title": "OK 🟢 ❤️ 💛", "appearance": ["titleColor": .string(color)],
      ])
      let box = try drawing.pixels(of: .title)
      let line = try #require(drawing.lines(.title).first)
      let emoji = line.runs.filter { $0.face.file.contains("Emoji") }.flatMap(\.glyphs).map(\.x)
      let start = try #require(emoji.min())
      let left = Double(box.minX) + ((Double(box.width) / 2 - line.width) / 2 + start) * 2
      return (box.minY..<box.maxY).flatMap { y in
        drawing.bitmap.row(y, from: Int(left.rounded(.down)) - 1, to: box.maxX)
      }
    }
    let red = try title("#FF0000")
    #expect(red.contains { $0.green > 150 && $0.red < 140 && $0.blue < 140 })
    #expect(red.contains { $0.red > 220 && $0.green > 160 && $0.blue < 120 })
    #expect(try title("#000000") == red)
  }

  @Test("T12: a line with an emoji is as high as any other, and the emoji is whole")
  func lineHeight() throws {
    let drawing = try Drawing([
      "style": "info", "title": "Note",
      "message":
        "The first line of this text has no picture, but the second one holds 🔔 a bell, and then come two more lines of words to fill it.",
    ])
    let lines = try drawing.lines(.message)
    #expect(lines.count == 4)
    #expect(lines[1].text.contains("🔔"))
    var baselines: [Double] = []
    func collect(_ items: [DisplayItem]) {
      for item in items {
        if case .group(let group) = item {
          collect(group.items)
        } else if case .glyphs(let run, let origin, _) = item, run.size == 15 {
          if baselines.last != origin.y { baselines.append(origin.y) }
        }
      }
    }
    collect(try AlertRenderer.standard.displayList(drawing.document).items)
    let steps = zip(baselines, baselines.dropFirst()).map { $1 - $0 }
    #expect(steps.count == 3)
    #expect((steps.max() ?? 0) - (steps.min() ?? 9) <= 0.5)
    func bell(_ drawing: Drawing) throws -> Int {
      let box = try drawing.pixels(of: .message)
      return try #require(drawing.bitmap.box(in: box, where: isColored)).height
    }
    let alone = try Drawing(["style": "info", "title": "Note", "message": "🔔"])
    #expect(try abs(bell(drawing) - bell(alone)) <= 1)
  }

  @Test("T22: at the largest text size an emoji is as large as the letters and level with them")
  func largeSize() throws {
    let drawing = try Drawing([
      "style": "info", "title": "🔔 Reminder", "environment": ["textSize": "AX5"],
    ])
    let layout = try drawing.text(.title)
    let size = try #require(layout.lines.first?.runs.first?.size)
    let box = try drawing.pixels(of: .title)
    let firstLine = PixelBox(
      minX: box.minX, minY: box.minY, maxX: box.maxX,
      maxY: box.minY + Int(layout.lineHeight * 2))
    let bell = try #require(drawing.bitmap.box(in: firstLine, where: isColored))
    #expect(Double(bell.height) / 2 >= 0.8 * size && Double(bell.height) / 2 <= 1.5 * size)
    let letters = try Drawing([
      "style": "info", "title": "Hx", "environment": ["textSize": "AX5"],
    ])
    let ink = try letters.ink(in: .title, on: .white)
    let letterMiddle = Double(ink.minY + ink.maxY) / 2 - Double(try letters.pixels(of: .title).minY)
    let bellMiddle = Double(bell.minY + bell.maxY) / 2 - Double(box.minY)
    #expect(abs(letterMiddle - bellMiddle) / 2 <= 0.3 * size)
  }

  @Test("T37: a flag alone stands in the middle")
  func flag() throws {
    let drawing = try Drawing(["style": "info", "title": "🇺🇸", "buttons": [["title": "🇺🇸"]]])
    for (id, surface) in [
      (ElementID.title, Color.white), (.button(0), try drawing.surface(of: .button(0))),
    ] {
      let ink = try drawing.ink(in: id == .title ? id : id.label, on: surface)
      let frame = try drawing.pixels(of: id == .title ? .card : id)
      #expect(abs(Double(ink.minX + ink.maxX - frame.minX - frame.maxX)) / 4 <= 1.5, "\(id)")
    }
  }

  @Test("T48: an emoji in the title changes nothing outside the title")
  func nothingElse() throws {
    func draw(_ title: String) throws -> Drawing {
      try Drawing([
        "style": "info", "title": .string(title), "message": "Plug in now.",
        "buttons": [["title": "Later"], ["title": "OK"]],
        "appearance": ["contentViewBorderWidth": 2],
      ])
    }
    let plain = try draw("Low battery")
    let marked = try draw("⚠️ Low battery")
    let title = try plain.pixels(of: .title)
    #expect(try marked.pixels(of: .title) == title)
    for y in 0..<plain.bitmap.height {
      let parts =
        (title.minY..<title.maxY).contains(y)
        ? [0..<title.minX, title.maxX..<plain.bitmap.width] : [0..<plain.bitmap.width]
      for part in parts {
        #expect(
          plain.bitmap.row(y, from: part.lowerBound, to: part.upperBound)
            == marked.bitmap.row(y, from: part.lowerBound, to: part.upperBound), "row \(y)")
      }
    }
  }

  @Test("T41: characters of a fallback font are whole and centred")
  func fallback() throws {
    let renderer = AlertRenderer(
      fontFiles: ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"])
    func draw(_ width: Double) throws -> Drawing {
      try Drawing(
        [
          "style": "info", "title": "保存しました", "message": "保存しました",
          "buttons": [["title": "保存しました"]], "environment": ["locale": "ja"],
          "appearance": ["windowWidth": .number(width)],
        ], renderer: renderer)
    }
    let drawing = try draw(300)
    let wide = try draw(374)
    for id in [ElementID.title, .message, .button(0).label] {
      let surface = id == .button(0).label ? try drawing.surface(of: .button(0)) : .white
      let ink = try drawing.ink(in: id, on: surface)
      let frame = try drawing.pixels(of: id)
      #expect(abs(ink.minX + ink.maxX - frame.minX - frame.maxX) <= 6, "\(id)")
      // The line's own width holds all six characters, each an em wide.
      let line = try #require(drawing.lines(id).first)
      let size = try #require(line.runs.first?.size)
      #expect(line.width > 5.7 * size && Double(ink.width) / 2 <= line.width + 1)
      #expect(try wide.ink(in: id, on: surface).width == ink.width, "\(id)")
    }
  }

  @Test("T25: the whole string with its fonts is drawn without boxes, clear of the circle")
  func stackedMarks() throws {
    let folder = "/usr/share/fonts/truetype/noto/"
    let renderer = AlertRenderer(
      fontFiles: [folder + "NotoSans-Regular.ttf", folder + "NotoSans-Bold.ttf"])
    let text = "Ǟ̃́ Ậ̌ Z͑ͫ̓̂a̴̵̜̰͔l͘g҉o"
    let drawing = try Drawing(
      [
        "style": "info", "title": .string(text), "buttons": [["title": .string(text)]],
        "appearance": ["titleFont": ["size": 20, "weight": 700]],
      ], renderer: renderer)
    #expect(try drawing.text(.title).missing.isEmpty)
    #expect(try drawing.text(.button(0).label).missing.isEmpty)
    let circle = try drawing.pixels(of: .icon)
    #expect(drawing.bitmap.count(in: circle) { $0 == .black } == 0)
  }
}
