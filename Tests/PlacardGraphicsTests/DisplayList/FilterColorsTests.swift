import Testing

@testable import PlacardGraphics

@Suite("Colours of filters")
struct FilterColorsTests {
  @Test("Layers follow the formulas of W3C's Compositing and Blending")
  func layers() {
    func result(_ below: UInt8, _ layer: TintLayer) -> UInt8 {
      BackdropFilter(sigma: 0, layers: [layer]).color(on: Color(below, below, below)).red
    }
    // 100 under white at 70 %: 100 + 155 · 0.70.
    #expect(result(100, TintLayer(Color(255, 255, 255, 179))) == 209)
    // Dodge: 179 / (1 − 56/255) = 229.4; black stays black, and nothing exceeds white.
    #expect(result(179, TintLayer(Color(56, 56, 56), .colorDodge)) == 229)
    #expect(result(0, TintLayer(Color(56, 56, 56), .colorDodge)) == 0)
    #expect(result(250, TintLayer(Color(56, 56, 56), .colorDodge)) == 255)
    // Overlay: 2 · 37 · 140 / 255 below the middle, the mirror image above.
    #expect(result(37, TintLayer(Color(140, 140, 140), .overlay)) == 41)
    #expect(result(200, TintLayer(Color(140, 140, 140), .overlay)) == 205)
  }

  @Test("Saturation keeps greys and moves colours away from their grey")
  func saturation() {
    let strong = BackdropFilter(sigma: 0, saturation: 1.8)
    let grey = BackdropFilter(sigma: 0, saturation: 0)
    for level: UInt8 in [0, 1, 100, 254, 255] {
      #expect(strong.color(on: Color(level, level, level)) == Color(level, level, level))
    }
    let color = Color(120, 100, 80)
    let luma = grey.color(on: color)
    #expect(luma.red == luma.green && luma.green == luma.blue)
    let wanted = [120, 100, 80].map { Int((Double($0 - Int(luma.red)) * 1.8).rounded()) }
    let found = strong.color(on: color)
    for (channel, value) in zip([found.red, found.green, found.blue], wanted) {
      #expect(abs(Int(channel) - Int(luma.red) - value) <= 1)
    }
  }

  @Test("A rounded rectangle's distance is exact on its sides, corners and joined disc")
  func outline() {
    let outline = GlassOutline(
      rect: Rect(0, 0, 100, 60), radius: 20, disc: Rect(30, -20, 40, 40))
    #expect(outline.distance(to: Point(3, 40)).distance == -3)
    #expect(outline.distance(to: Point(3, 40)).normal == Point(-1, 0))
    #expect(outline.distance(to: Point(50, 65)).distance == 5)
    // The corner's centre is (80, 40): the point (92, 56) lies on its circle.
    #expect(abs(outline.distance(to: Point(92, 56)).distance) < 1e-12)
    #expect(abs(outline.distance(to: Point(92, 56)).normal.x - 0.6) < 1e-12)
    // Inside the disc above the rectangle.
    #expect(outline.distance(to: Point(50, -17)).distance == -3)
    #expect(outline.distance(to: Point(50, 2)).distance == -18)
  }
}
