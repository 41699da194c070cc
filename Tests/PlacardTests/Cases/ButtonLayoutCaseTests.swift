import Placard
import Testing

/// Rows of the class "layout" on buttons.
struct ButtonLayoutCaseTests {
  /// Two actions in a card of 270 points without close button.
  private func pair(_ first: String, _ second: String, layout: String) throws -> Drawing {
    try Drawing([
      "style": "info", "title": "Two actions", "closeButton": .null,
      "buttons": [["title": .string(first)], ["title": .string(second)]],
      "appearance": ["windowWidth": 270, "buttonsLayout": .string(layout)],
    ])
  }

  @Test("L08: growing titles turn a row into a column exactly once")
  func automaticLayoutTurnsOnce() throws {
    var columns: [Bool] = []
    for count in 1...40 {
      let title = String(repeating: "n", count: count)
      let drawing = try pair(title, title, layout: "automatic")
      let frames = try (0..<2).map { try drawing.frame(.button($0)) }
      let isColumn = frames[0].minY < frames[1].minY
      columns.append(isColumn)
      let inks = try (0..<2).map {
        try drawing.ink(in: .button($0).label, on: drawing.surface(of: .button($0)))
      }
      if !isColumn {
        #expect(frames[0].size == frames[1].size)
        #expect(inks[0].maxY == inks[1].maxY, "baselines differ with \(count) letters")
        #expect(try drawing.lines(.button(0).label).count == 1)
      }
      #expect(!drawing.isTruncated, "cut with \(count) letters")
      let shown = try drawing.lines(.button(0).label).map(\.text).joined()
      #expect(shown == title)
    }
    let turns = zip(columns, columns.dropFirst()).filter { $0 != $1 }.count
    #expect(columns.first == false && columns.last == true && turns == 1)
  }

  @Test("L36: titles too long for a row are stacked, each on one uncut line")
  func longTitlesAreStacked() throws {
    let titles = ["Keep using the old version", "Download the new version"]
    let drawing = try pair(titles[0], titles[1], layout: "automatic")
    let card = try drawing.frame(.card)
    for index in 0..<2 {
      let frame = try drawing.frame(.button(index))
      #expect(frame.minX == card.minX + 20 && frame.maxX == card.maxX - 20)
      #expect(try drawing.lines(.button(index).label).map(\.text) == [titles[index]])
    }
    #expect(try drawing.frame(.button(0)).maxY + 10 == drawing.frame(.button(1)).minY)
    #expect(!drawing.isTruncated)
  }

  @Test(
    "L42: titles too long for a forced row stay inside their own buttons",
    arguments: [
      ["Keep using the old version for now.", "Download and install newest version"],
      ["Donaudampfschifffahrtsgesellschafts", "Rindfleischetikettierungsueberwachu"],
    ])
  func forcedRowKeepsTitlesInside(titles: [String]) throws {
    #expect(titles.map(\.count) == [35, 35])
    let drawing = try pair(titles[0], titles[1], layout: "horizontal")
    let frames = try (0..<2).map { try drawing.frame(.button($0)) }
    #expect(frames[0].minY == frames[1].minY && frames[0].height == frames[1].height)
    #expect(frames[0].maxX + 10 == frames[1].minX)
    for index in 0..<2 {
      let button = try drawing.pixels(of: .button(index))
      let surface = try drawing.surface(of: .button(index))
      // Between the corners, all but the title has the button's own colour.
      let middle = PixelBox(
        minX: button.minX, minY: button.minY + 44, maxX: button.maxX, maxY: button.maxY - 44)
      let ink = try #require(drawing.bitmap.box(in: middle) { $0 != surface })
      #expect(ink.minX >= button.minX + 22 && ink.maxX <= button.maxX - 22)
      let title = try drawing.ink(in: .button(index).label, on: surface)
      #expect(title.minY >= button.minY + 4 && title.maxY <= button.maxY - 4)
    }
  }

  @Test("L23: a title of 80 letters wraps inside its button")
  func veryLongTitleWraps() throws {
    let title =
      "Share this album with every member of the family group and notify all of them ok"
    #expect(title.count == 80)
    let drawing = try Drawing([
      "style": "info", "title": "Album", "closeButton": .null,
      "buttons": [["title": .string(title)]], "appearance": ["windowWidth": 270],
    ])
    let card = try drawing.frame(.card)
    let button = try drawing.frame(.button(0))
    #expect(button.minX == card.minX + 20 && button.maxX == card.maxX - 20)
    let lines = try drawing.lines(.button(0).label)
    #expect(lines.count > 1)
    #expect(lines.map(\.text).joined() == title)
    let ink = try drawing.ink(in: .button(0).label, on: drawing.surface(of: .button(0)))
    let box = try drawing.pixels(of: .button(0))
    #expect(box.contains(ink) && ink.minX - box.minX >= 22 && box.maxX - ink.maxX >= 22)
  }

  @Test(
    "L15: the last button ends above the card's bottom by the bottom margin",
    arguments: [(true, 1), (true, 3), (false, 1), (false, 3)])
  func bottomMarginIsKept(hasCircle: Bool, count: Int) throws {
    let drawing = try Drawing([
      "style": "info", "title": "Saved", "closeButton": .null,
      "buttons": .array((0..<count).map { _ in JSONNode(["title": "Keep"]) }),
      "appearance": ["showCircularIcon": .bool(hasCircle)],
      "screen": ["backdrop": "#000000"],
    ])
    let accent = try drawing.surface(of: .button(count - 1))
    let card = try #require(drawing.bitmap.box { $0 == .white })
    let button = try #require(drawing.bitmap.box { $0 == accent })
    #expect(abs(card.maxY - button.maxY - 40) <= 1)
  }
}
