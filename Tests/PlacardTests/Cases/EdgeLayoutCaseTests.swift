import Placard
import Testing

/// Rows of the class "layout" on the card's edges.
struct EdgeLayoutCaseTests {
  @Test("L02: a border of half a point is one crisp pixel at every scale", arguments: [1.0, 2, 3])
  func halfPointBorder(scale: Double) throws {
    let red = Color(255, 0, 0)
    let drawing = try Drawing([
      "style": "info", "title": "Hairline", "message": "One\nTwo\nThree\nFour",
      "closeButton": .null,
      "appearance": [
        "contentViewBorderWidth": 0.5, "contentViewBorderColor": "#FF0000",
        "showCircularIcon": false,
      ],
      "output": ["scale": .number(scale), "crop": "screen"],
      "screen": ["backdrop": "#0000FF"],
    ])
    let card = try drawing.pixels(of: .card)
    let bitmap = drawing.bitmap
    let blue = Color(0, 0, 255)
    let x = (card.minX + card.maxX) / 2
    let y = (card.minY + card.maxY) / 2
    #expect(bitmap.row(y, from: card.minX - 1, to: card.minX + 2) == [blue, red, .white])
    #expect(bitmap.row(y, from: card.maxX - 2, to: card.maxX + 1) == [.white, red, blue])
    #expect((card.minY - 1..<card.minY + 2).map { bitmap[x, $0] } == [blue, red, .white])
    #expect((card.maxY - 2..<card.maxY + 1).map { bitmap[x, $0] } == [.white, red, blue])
  }

  @Test("L20: a card on a wide screen keeps its width and stands in the middle")
  func wideScreen() throws {
    let drawing = try Drawing([
      "style": "info", "title": "Wide", "appearance": ["windowWidth": 270],
      "screen": ["size": ["width": 1366, "height": 1024], "backdrop": "#000000"],
    ])
    let card = try drawing.pixels(of: .card)
    let row = drawing.bitmap.row(card.maxY - 80)
    let left = row.prefix { $0 == .black }.count
    let right = row.reversed().prefix { $0 == .black }.count
    #expect(abs(left - right) <= 1)
    #expect(row.count - left - right == 540)
  }

  @Test(
    "L29: a button that reaches the card's corners is cut by them",
    arguments: [0, 14], [0.0, 3])
  func cornersCutContent(buttonRadius: Double, border: Double) throws {
    let drawing = try Drawing([
      "style": "info", "title": "Full width", "closeButton": .null,
      "buttons": [["title": "Continue", "backgroundColor": "#D00000"]],
      "appearance": [
        "contentViewCornerRadius": 24, "buttonCornerRadius": .number(buttonRadius),
        "margin": ["bottom": 0, "horizontal": 0], "contentViewBorderWidth": .number(border),
        "contentViewBorderColor": "#0000FF",
      ],
      "screen": ["backdrop": "#00FF00"],
    ])
    let card = try drawing.pixels(of: .card)
    for x in [card.minX, card.maxX - 6] {
      for y in [card.minY, card.maxY - 6] {
        let corner = PixelBox(minX: x, minY: y, maxX: x + 6, maxY: y + 6)
        let strange = drawing.bitmap.count(in: corner) { $0 != Color(0, 255, 0) }
        #expect(strange == 0, "corner at \(x), \(y)")
      }
    }
    if border > 0 {
      let edge = drawing.bitmap[(card.minX + card.maxX) / 2, card.maxY - 3]
      #expect(edge == Color(0, 0, 255), "the button lies over the border")
    }
  }
}
