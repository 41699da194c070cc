import Placard
import Testing

/// Rows of the class "layout" on the circle and its icon.
struct IconLayoutCaseTests {
  @Test("L26: all four arm tips of a plus picture are visible")
  func pictureIsNotMaskedByTheCircle() throws {
    let folder = try TemporaryFolder()
    var plus = [UInt32](repeating: 0, count: 64 * 64)
    for index in 0..<64 {
      for across in 28..<36 {
        plus[index * 64 + across] = 0xFFFF_FFFF
        plus[across * 64 + index] = 0xFFFF_FFFF
      }
    }
    let picture = Bitmap(width: 64, height: 64, pixels: plus)
    try FileSystem.write(picture.png(), to: folder("plus.png"))
    let drawing = try Drawing([
      "style": "error", "title": "Add", "icon": ["image": .string(folder("plus.png"))],
      "appearance": ["circleIconSize": 24, "circleSize": 56],
    ])
    let icon = try drawing.pixels(of: .icon)
    let center = (x: (icon.minX + icon.maxX) / 2, y: (icon.minY + icon.maxY) / 2)
    for (dx, dy) in [(-23, 0), (22, 0), (0, -23), (0, 22)] {
      let tip = drawing.bitmap[center.x + dx, center.y + dy]
      #expect(tip.distance(to: .white) <= 8, "tip at \(dx), \(dy) is \(tip.hex)")
    }
  }

  @Test(
    "L31: icons, circles and card edges are crisp and symmetric at every scale",
    arguments: ["info", "error", "success"], [1.0, 2, 3])
  func shapesOnHalfPixels(style: String, scale: Double) throws {
    let drawing = try Drawing([
      "style": .string(style), "message": "One\nTwo\nThree\nFour", "closeButton": .null,
      "appearance": ["circleSize": 55, "circleIconSize": 20, "windowWidth": 271],
      "output": ["scale": .number(scale), "crop": "screen"],
      "screen": ["backdrop": "#000000"],
    ])
    let bitmap = drawing.bitmap
    let accent = try accent(of: style)
    // The circle's colour and the white drawing in it; the ring and the card are white as well.
    let disc = try #require(bitmap.box { $0.distance(to: accent) <= 8 })
    #expect(disc.width == disc.height)
    if style != "success" {
      for y in disc.minY..<disc.maxY {
        let row = bitmap.row(y, from: disc.minX, to: disc.maxX)
        let difference = zip(row, row.reversed()).map { $0.distance(to: $1) }.max() ?? 0
        // Beside the drawing the disc may differ by one of the 15 lines that a pixel is sampled by.
        let isDrawing = abs(2 * y + 1 - disc.minY - disc.maxY) < Int(20 * scale)
        #expect(
          difference <= (isDrawing ? 8 : 17), "row \(y - disc.minY) of \(disc.height)")
      }
    }
    if style == "info" {
      let stem = bitmap.row(
        disc.minY + disc.height * 58 / 100, from: disc.minX + disc.width / 4,
        to: disc.maxX - disc.width / 4)
      let soft = stem.filter { $0.distance(to: accent) > 8 && $0.distance(to: .white) > 8 }
      #expect(soft.count <= 2 && stem.contains(.white))
    }
    let card = try drawing.pixels(of: .card)
    for x in [card.minX, card.maxX] {
      let y = (card.minY + card.maxY) / 2
      let row = bitmap.row(y, from: x - 3, to: x + 3)
      #expect(row.allSatisfy { $0 == .white || $0 == .black }, "a soft column at \(x)")
    }
  }

  private func accent(of style: String) throws -> Color {
    let family = FamilyCatalog.standard.families[0]
    let found = try #require(family.styles.first { $0.name == style })
    return found.color.resolve(in: ColorEnvironment())
  }

  @Test(
    "L51: the circle moves by circleTopPosition and stays whole and clear of the title",
    arguments: [-12.0, 0, 20])
  func circlePosition(offset: Double) throws {
    let value: JSONValue = [
      "style": "success", "title": "The upload has been finished\nand everything is safe",
      "appearance": [
        "circleSize": 96, "circleTopPosition": .number(offset), "shadowOpacity": 0,
      ],
    ]
    let drawing = try Drawing(value)
    let accent = try accent(of: "success")
    let icon = try drawing.pixels(of: .icon)
    let disc = try #require(drawing.bitmap.box(in: icon) { $0 == accent })
    let card = try drawing.pixels(of: .card)
    let centre = (disc.minY + disc.maxY) / 2
    #expect(abs(centre - card.minY - Int(offset * 2)) <= 1)
    #expect(abs(disc.height - 192) <= 2)
    #expect(try drawing.lines(.title).count == 2)
    let title = try drawing.ink(in: .title, on: .white)
    #expect(title.minY - disc.maxY >= 8)
    // Cut to the card, the ring still ends well inside the picture.
    let cropped = try AlertRenderer.standard.image(AlertDocument(json: value.bytes))
    let ring = try #require(cropped.box { $0.alpha > 0 })
    #expect(ring.minY >= 40)
  }
}
