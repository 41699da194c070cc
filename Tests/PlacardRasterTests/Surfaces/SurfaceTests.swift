import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Translucent surfaces")
struct SurfaceTests {
  private let rasterizer: Rasterizer

  init() throws {
    rasterizer = try Rasterizer(FontCollection(), images: ImageLibrary(read: { _ in [] }))
  }

  private let screen = Rect(0, 0, 80, 60)
  private let card = Rect(20, 15, 40, 30)

  private func effect(_ source: [DisplayItem], _ filter: BackdropFilter) -> DisplayItem {
    let path = Path.roundedRectangle(card, radii: CornerRadii(8), curve: .continuous)
    let inner = Path.roundedRectangle(
      card.inset(by: 0.5), radii: CornerRadii(7.5), curve: .continuous)
    return .backdropEffect(
      BackdropEffect(
        path: path, inner: inner, outline: GlassOutline(rect: card, radius: 8), source: source,
        bounds: screen, filter: filter))
  }

  private func ground(_ color: Color) -> DisplayItem {
    .fill(.rectangle(screen), .color(color))
  }

  private func draw(_ items: [DisplayItem], scale: Double = 2) throws -> Bitmap {
    try rasterizer.render(DisplayList(size: screen.size, items: items), scale: scale)
  }

  private let lens = GlassLens(
    thickness: 6, displacement: 5, rim: 0.3, glint: 0.5, glow: 0.2, glowWidth: 2, shade: 0.1,
    shadeWidth: 5)

  @Test("Over one colour a material is its filter's colour, and nothing outside its edge")
  func plain() throws {
    let color = Color(40, 120, 200)
    let filter = BackdropFilter(
      sigma: 5, saturation: 1.8, layers: [TintLayer(Color(255, 255, 255, 128))])
    let picture = try draw([effect([ground(color)], filter)])
    #expect(picture[80, 60] == filter.color(on: color))
    #expect(picture[42, 60] == filter.color(on: color))
    #expect(picture[38, 60] == .clear && picture[80, 28] == .clear)
    // The corner is cut, and what is left of a pixel there has the surface's own colour.
    #expect(picture[40, 30] == .clear)
    for y in 28..<50 {
      for x in 38..<60 where picture[x, y].alpha > 60 && picture[x, y].alpha < 255 {
        let wanted = filter.color(on: color)
        #expect(abs(Int(picture[x, y].red) - Int(wanted.red)) <= 3)
      }
    }
  }

  @Test("Without blur and colours a flat surface shows what is behind, to the pixel")
  func window() throws {
    let behind = [
      ground(.white), DisplayItem.fill(.ellipse(in: Rect(25, 20, 20, 20)), .color(.black)),
    ]
    let filter = BackdropFilter(sigma: 0)
    let whole = try draw(behind)
    #expect(try draw(behind + [effect(behind, filter)]) == whole)
  }

  @Test("The blur reaches what lies beyond the surface, and goes on at the screen's edge")
  func reach() throws {
    let behind = [ground(.white), DisplayItem.fill(.rectangle(Rect(0, 0, 19, 60)), .color(.black))]
    let picture = try draw([effect(behind, BackdropFilter(sigma: 4))])
    #expect(picture[41, 60].red < 190 && picture[41, 60].red > 120)
    #expect(picture[100, 60].red == 255)
  }

  @Test("Glass bends and lights its edge only; the middle is a flat sheet")
  func glass() throws {
    let stripes = (0..<40).map { index in
      DisplayItem.fill(
        .rectangle(Rect(Double(index) * 2, 0, 1, 60)), .color(Color(0, UInt8(index * 6), 90)))
    }
    let behind = [ground(.white)] + stripes
    var filter = BackdropFilter(sigma: 1, layers: [TintLayer(Color(255, 255, 255, 100))])
    let flat = try draw([effect(behind, filter)])
    filter.lens = lens
    let glass = try draw([effect(behind, filter)])
    for y in 47..<73 {
      for x in 57..<103 { #expect(glass[x, y] == flat[x, y]) }
    }
    let edge = (44..<76).count { glass[43, $0] != flat[43, $0] }
    #expect(edge > 20)
    // The two lights fall on the upper left and the lower right.
    #expect(glass[80, 30].red > flat[80, 32].red)
  }

  @Test("It comes out the same each time, at every scale, from the cache and without")
  func repeatable() throws {
    var filter = BackdropFilter(sigma: 3, saturation: 1.8)
    filter.lens = lens
    let items = [effect([ground(Color(10, 200, 90))], filter)]
    for scale in [1, 1.5, 2, 3] {
      let first = try draw(items, scale: scale)
      #expect(try draw(items, scale: scale) == first)
      let other = try Rasterizer(FontCollection(), images: ImageLibrary(read: { _ in [] }))
      #expect(try other.render(DisplayList(size: screen.size, items: items), scale: scale) == first)
    }
  }
}
