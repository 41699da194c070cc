import PlacardGraphics

@testable import PlacardRaster

/// Display lists that change a little from one to the next, the same for the same seed.
struct RandomPictures {
  private(set) var items: [DisplayItem] = []
  private let texts: [GlyphRun]
  private var state: UInt64

  init(seed: UInt64, shaper: TextShaper) {
    state = seed
    texts = ["Agfy", "42%", "Готово", "عربي", "✅"].flatMap { text in
      shaper.layout(TextRequest(text: text, size: 15)).lines.flatMap(\.runs)
    }
    items = (0..<8).map { _ in item() }
  }

  /// Changes, adds, removes or swaps a step.
  mutating func change() {
    let index = number(items.count)
    switch number(6) {
    case 0: items.insert(item(), at: index)
    case 1: if items.count > 3 { items.remove(at: index) }
    case 2: items.swapAt(index, number(items.count))
    case 3: break
    default: items[index] = item()
    }
  }

  private mutating func item(depth: Int = 0) -> DisplayItem {
    let path = Path.roundedRectangle(rect(), radii: CornerRadii(real(20)), curve: .continuous)
    switch number(depth < 2 ? 9 : 7) {
    case 0: return .fill(path, .color(color()))
    case 1:
      return .fill(
        path,
        .gradient(
          LinearGradient(
            start: Point(real(90), real(90)), end: Point(real(90), real(90)),
            stops: [.init(offset: 0, color: color()), .init(offset: 1, color: color())])))
    case 2: return .difference(path, minus: .ellipse(in: rect()), color())
    case 3:
      let line = Path.arc(center: Point(real(90), real(90)), radius: 5 + real(30), turn: real(1))
      return .stroke(
        line, StrokeStyle(width: 0.5 + real(6), cap: number(2) == 0 ? .butt : .round), color())
    case 4, 5:
      return .glyphs(texts[number(texts.count)], origin: Point(real(80), real(90)), color())
    case 6:
      return .shadow(
        Shadow(path: path, offset: Point(real(5), real(8)), sigma: real(10), color: color()))
    default:
      var items: [DisplayItem] = []
      for _ in 0...number(3) { items.append(item(depth: depth + 1)) }
      return .group(
        DisplayGroup(
          label: "group", opacity: number(2) == 0 ? 1 : real(1),
          transform: number(3) == 0
            ? AffineTransform(a: 0.8, b: 0.3, c: -0.2, d: 1.1, tx: 4, ty: 2)
            : .translation(real(9), real(9)),
          clip: number(2) == 0 ? nil : .ellipse(in: rect()), items: items))
    }
  }

  private mutating func rect() -> Rect { Rect(real(80) - 10, real(80) - 10, real(60), real(60)) }
  private mutating func color() -> Color {
    Color(rgb: UInt32(next() & 0xFF_FFFF), alpha: UInt8(next() & 255))
  }
  private mutating func number(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  private mutating func real(_ bound: Double) -> Double { Double(next() % 1000) / 1000 * bound }

  private mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
