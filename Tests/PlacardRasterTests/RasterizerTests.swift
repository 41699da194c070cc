import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("The rasterizer")
struct RasterizerTests {
  private func rasterizer() throws -> (Rasterizer, TextShaper) {
    let fonts = FontCollection()
    let images = ImageLibrary(read: { _ in [] })
    return (try Rasterizer(fonts, images: images), try TextShaper(fonts))
  }

  private func text(_ shaper: TextShaper, _ string: String, at origin: Point) -> [DisplayItem] {
    shaper.layout(TextRequest(text: string, size: 17)).lines.flatMap(\.runs).map {
      .glyphs($0, origin: origin, .black)
    }
  }

  @Test("Whole pixels of a fill are exactly its colour and nothing else is touched")
  func fill() throws {
    let red = Color(255, 56, 60)
    let list = DisplayList(
      size: Size(4, 4), items: [.fill(.rectangle(Rect(1, 1, 2, 2)), .color(red))])
    let picture = try rasterizer().0.render(list, scale: 2)
    for y in 0..<8 {
      for x in 0..<8 {
        let inside = (2..<6).contains(x) && (2..<6).contains(y)
        #expect(picture[x, y] == (inside ? red : .clear))
      }
    }
  }

  @Test("Sizes without pixels or with too many are errors", arguments: [0.0, -3, .nan, 1e9])
  func sizes(side: Double) throws {
    let rasterizer = try rasterizer().0
    #expect(throws: RasterError.self) {
      try rasterizer.render(DisplayList(size: Size(side, 10)), scale: 1)
    }
  }

  @Test("Text moves in quarters of a pixel, and what was drawn before changes nothing")
  func phases() throws {
    let (rasterizer, shaper) = try rasterizer()
    func draw(_ x: Double) throws -> Bitmap {
      try rasterizer.render(
        DisplayList(size: Size(60, 24), items: text(shaper, "H", at: Point(x, 18))), scale: 1)
    }
    let at = try draw(4)
    #expect(try draw(4.1) == at)
    #expect(try draw(4.25) != at)
    #expect(try draw(4) == at)
    let fresh = try self.rasterizer()
    let list = DisplayList(size: Size(60, 24), items: text(fresh.1, "H", at: Point(4, 18)))
    #expect(try fresh.0.render(list, scale: 1) == at)
  }

  @Test("A baseline between two pixels is drawn on one of them, so stems are equally sharp")
  func baseline() throws {
    let (rasterizer, shaper) = try rasterizer()
    let onPixel = DisplayList(size: Size(40, 24), items: text(shaper, "HE", at: Point(4, 18)))
    let between = DisplayList(size: Size(40, 24), items: text(shaper, "HE", at: Point(4, 18.3)))
    #expect(try rasterizer.render(onPixel, scale: 1) == rasterizer.render(between, scale: 1))
  }

  @Test("Group opacity is applied once, overlaps do not show through")
  func groupOpacity() throws {
    let square = Path.rectangle(Rect(0, 0, 4, 4))
    let group = DisplayGroup(
      label: "g", opacity: 0.5,
      items: [.fill(square, .color(.white)), .fill(square, .color(Color(255, 0, 0)))])
    let picture = try rasterizer().0.render(
      DisplayList(size: Size(4, 4), items: [.group(group)]), scale: 1)
    #expect(picture[1, 1].green == 0)
    #expect(abs(Int(picture[1, 1].alpha) - 128) <= 1)
  }

  @Test("A difference leaves the inner part untouched")
  func difference() throws {
    let list = DisplayList(
      size: Size(6, 6),
      items: [
        .difference(
          .rectangle(Rect(0, 0, 6, 6)), minus: .rectangle(Rect(1, 1, 4, 4)), .black)
      ])
    let picture = try rasterizer().0.render(list, scale: 1)
    #expect(picture[0, 0] == .black)
    #expect(picture[3, 3] == .clear)
  }

  @Test("K18: a translucent picture has no halo")
  func picture() throws {
    let white = Bitmap.premultiplied(Color(255, 255, 255, 128))
    let disc = Bitmap(width: 8, height: 8, pixels: Array(repeating: white, count: 64))
    let png = try PNGEncoder.encode(disc, scale: 1)
    let list = DisplayList(
      size: Size(32, 32),
      items: [
        .fill(.rectangle(Rect(0, 0, 32, 32)), .color(Color(255, 0, 0))),
        .image(.data(png), Rect(8, 8, 16, 16), tint: nil),
      ])
    let picture = try rasterizer().0.render(list, scale: 1)
    #expect(abs(Int(picture[16, 16].green) - 128) <= 2)
    for index in 0..<32 { #expect(picture[index, 16].green <= picture[16, 16].green) }
  }
}
