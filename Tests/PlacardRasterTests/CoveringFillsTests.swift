import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Fills that cover the picture")
struct CoveringFillsTests {
  private let screen = Path.rectangle(Rect(0, 0, 20, 10))

  @Test("Taken together they leave the pixels that painting them one by one leaves")
  func equality() throws {
    let rasterizer = try Rasterizer(FontCollection(), images: ImageLibrary(read: { _ in [] }))
    var state: UInt32 = 1
    func level() -> UInt8 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    for turn in 0..<200 {
      let colors = (0...turn % 4).map { _ in Color(level(), level(), level(), level()) }
      let fills = colors.map { DisplayItem.fill(screen, .color($0)) }
      // An empty fill paints nothing and is no covering one.
      let apart = [DisplayItem.fill(Path(), .color(.black))] + fills
      let size = Size(20, 10)
      #expect(
        try rasterizer.render(DisplayList(size: size, items: fills), scale: 2).pixels
          == rasterizer.render(DisplayList(size: size, items: apart), scale: 2).pixels,
        "\(colors)")
    }
  }

  @Test("Groups are looked into; what is on top of the fills stays")
  func groups() {
    let dot = DisplayItem.fill(.ellipse(in: Rect(2, 2, 4, 4)), .color(.white))
    let inner = DisplayGroup(
      label: "backdrop", clip: screen,
      items: [.fill(screen, .color(.white)), .fill(screen, .color(Color.black.opacity(0.4)))])
    let outer = DisplayGroup(
      label: "crop", transform: .translation(-3, -1), items: [.group(inner), dot])
    var fills = CoveringFills(width: 30, height: 16)
    let rest = fills.takeOff([.group(outer), dot], .scale(2, 2))
    var left = outer
    left.items = [dot]
    #expect(rest == [.group(left), dot])
    #expect(fills.pixel == 0xFF99_9999)
  }

  @Test("Fills that leave pixels free, and translucent or cut groups, are painted as they stand")
  func others() {
    let white = DisplayItem.fill(screen, .color(.white))
    let items: [DisplayItem] = [
      .fill(.rectangle(Rect(0.1, 0, 20, 10)), .color(.white)),
      .fill(.roundedRectangle(Rect(0, 0, 20, 10), radii: CornerRadii(2)), .color(.white)),
      .group(DisplayGroup(label: "half", opacity: 0.5, items: [white])),
      .group(DisplayGroup(label: "cut", clip: .rectangle(Rect(0, 0, 9, 10)), items: [white])),
      .stroke(screen, StrokeStyle(width: 40), .white),
    ]
    for item in items {
      var fills = CoveringFills(width: 40, height: 20)
      #expect(fills.takeOff([item, white], .scale(2, 2)) == [item, white])
      #expect(fills.pixel == 0)
    }
  }
}
