import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Colour glyphs")
struct ColorGlyphTests {
  private let shaper: TextShaper
  private let rasterizer: Rasterizer

  init() throws {
    shaper = try TextShaper(FontCollection())
    rasterizer = Rasterizer(sharing: shaper, images: ImageLibrary(read: { _ in [] }))
  }

  private func draw(_ text: String, _ transform: AffineTransform, scale: Double) throws -> Bitmap {
    let runs = shaper.layout(TextRequest(text: text, size: 30)).lines.flatMap(\.runs)
    let items = runs.map { DisplayItem.glyphs($0, origin: Point(0, 0), .black) }
    return try rasterizer.render(
      DisplayList(
        size: Size(80, 80),
        items: [.group(DisplayGroup(label: "text", transform: transform, items: items))]),
      scale: scale)
  }

  private func greenPixels(_ bitmap: Bitmap) -> Int {
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let color = bitmap[x, y]
        if color.alpha > 200, color.green > 120, color.green > color.red, color.green > color.blue {
          count += 1
        }
      }
    }
    return count
  }

  @Test("They keep their colours upright, turned, stretched and mirrored, at every scale")
  func transforms() throws {
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 20, ty: 10)
    let turned = AffineTransform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 30, ty: 40)
    let stretched = AffineTransform(a: 1.4, b: 0, c: 0, d: 0.7, tx: 10, ty: 50)
    let mirrored = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 60, ty: 50)
    for scale in [1, 1.5, 2, 3] {
      let upright = greenPixels(try draw("🟢", .translation(20, 50), scale: scale))
      #expect(Double(upright) > 300 * scale * scale)
      for transform in [quarter, turned, stretched, mirrored] {
        let count = greenPixels(try draw("🟢", transform, scale: scale))
        let area = abs(transform.a * transform.d - transform.b * transform.c)
        let wanted = Double(upright) * area
        #expect(Double(count) > 0.9 * wanted && Double(count) < 1.1 * wanted, "\(transform)")
      }
    }
  }

  @Test("A transform without area draws nothing and fails nothing")
  func flat() throws {
    let flat = AffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 20, ty: 40)
    #expect(try draw("🟢", flat, scale: 2).pixels.allSatisfy { $0 == 0 })
  }
}
