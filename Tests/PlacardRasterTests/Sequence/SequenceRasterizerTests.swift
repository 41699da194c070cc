import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Sequences of pictures")
struct SequenceRasterizerTests {
  private let shaper: TextShaper
  private let rasterizer: Rasterizer

  init() throws {
    shaper = try TextShaper(FontCollection())
    rasterizer = Rasterizer(sharing: shaper, images: ImageLibrary(read: { _ in [] }))
  }

  @Test("Each picture has the pixels of a painting from scratch", arguments: [1, 2, 1.5])
  func samePixels(scale: Double) throws {
    for seed in 1...12 {
      var pictures = RandomPictures(seed: UInt64(seed), shaper: shaper)
      let sequence = SequenceRasterizer(rasterizer, scale: scale)
      var before: Bitmap?
      for step in 0..<25 {
        let list = DisplayList(size: Size(100, 90), items: pictures.items)
        let whole = try rasterizer.render(list, scale: scale)
        let frame = try sequence.frame(list)
        #expect(frame.bitmap == whole, "seed \(seed), step \(step)")
        if let before { expectSame(before, whole, outside: frame.damage) }
        before = whole
        pictures.change()
      }
    }
  }

  private func expectSame(_ a: Bitmap, _ b: Bitmap, outside box: PixelBox) {
    var differs = false
    for y in 0..<a.height {
      for x in 0..<a.width where !(box.columns.contains(x) && box.rows.contains(y)) {
        if a.pixels[y * a.width + x] != b.pixels[y * a.width + x] { differs = true }
      }
    }
    #expect(!differs)
  }

  @Test("What does not change is not damaged, and a small change damages little")
  func damage() throws {
    let sequence = SequenceRasterizer(rasterizer, scale: 2)
    func list(_ turn: Double) -> DisplayList {
      let ground = DisplayItem.fill(.rectangle(Rect(0, 0, 200, 200)), .color(.white))
      let ring = DisplayItem.stroke(
        .arc(center: Point(100, 60), radius: 20, turn: turn), StrokeStyle(width: 4), .black)
      let shift = AffineTransform.translation(0, 0)
      return DisplayList(
        size: Size(200, 200),
        items: [.group(DisplayGroup(label: "card", transform: shift, items: [ground, ring]))])
    }
    let first = try sequence.frame(list(0.2))
    #expect(first.damage == PixelBox(columns: 0..<400, rows: 0..<400))
    let same = try sequence.frame(list(0.2))
    #expect(same.damage.isEmpty)
    #expect(same.bitmap == first.bitmap)
    let next = try sequence.frame(list(0.3))
    #expect(next.damage.columns.count <= 100 && next.damage.rows.count <= 100)
    #expect(next.damage.columns.contains(200) && next.damage.rows.contains(82))
  }

  @Test("A picture of another size starts afresh")
  func otherSize() throws {
    let sequence = SequenceRasterizer(rasterizer, scale: 1)
    let item = DisplayItem.fill(.rectangle(Rect(0, 0, 9, 9)), .color(.black))
    _ = try sequence.frame(DisplayList(size: Size(20, 20), items: [item]))
    let frame = try sequence.frame(DisplayList(size: Size(30, 10), items: [item]))
    #expect(frame.damage == PixelBox(columns: 0..<30, rows: 0..<10))
    #expect(frame.bitmap.width == 30)
  }
}
