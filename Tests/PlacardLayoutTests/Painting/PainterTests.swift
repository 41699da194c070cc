import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("The painter")
struct PainterTests {
  private func items(_ element: LayoutElement, scale: Double = 2) -> [DisplayItem] {
    let tree = LayoutTree(
      screen: Size(100, 100), direction: .leftToRight, root: element, diagnostics: [])
    return Painter(tree: tree, scale: scale).items()
  }

  private func decorated(_ decoration: Decoration) -> LayoutElement {
    LayoutElement(
      id: nil, role: .group, frame: Rect(10, 10, 50, 40), decoration: decoration)
  }

  @Test("K12: a border of no width paints nothing")
  func noBorder() {
    let element = decorated(
      Decoration(fill: .white, border: .init(width: 0, color: Color(255, 0, 255))))
    #expect(items(element).count == 1)
  }

  @Test(
    "L02: a border of half a point is one whole pixel at 1x and 2x and 3x",
    arguments: [(1.0, 1.0), (2.0, 0.5), (3.0, 1.0 / 3.0)] as [(Double, Double)])
  func hairline(scale: Double, width: Double) {
    let element = decorated(
      Decoration(border: .init(width: 0.5, color: .black)))
    guard case .difference(let outer, let inner, _) = items(element, scale: scale).first else {
      Issue.record("no border was painted")
      return
    }
    let distance = (inner.controlBounds?.minX ?? 0) - (outer.controlBounds?.minX ?? 0)
    #expect(abs(distance - width) < 1e-9)
  }

  @Test("A shadow without opacity is left out; with opacity it lies lowest")
  func shadow() {
    var decoration = Decoration(
      fill: .white, shadow: .init(drop: 8, sigma: 16, color: Color.black.opacity(0)))
    #expect(items(decorated(decoration)).count == 1)
    decoration.shadow?.color = Color.black.opacity(0.2)
    guard case .shadow(let shadow) = items(decorated(decoration)).first else {
      Issue.record("no shadow was painted")
      return
    }
    #expect(shadow.offset == Point(0, 8))
  }

  @Test("L29: what reaches a surface's corner is cut there, and nothing else is")
  func corners() {
    func isClipped(_ part: Rect) -> Bool {
      var card = decorated(Decoration(fill: .white, radii: CornerRadii(12)))
      card.children = [
        LayoutElement(id: nil, role: .button, frame: part, decoration: Decoration(fill: .black))
      ]
      guard case .group(let group) = items(card).last else { return false }
      return group.clip == .roundedRectangle(card.frame, radii: CornerRadii(12))
    }
    #expect(isClipped(Rect(10, 40, 50, 10)))
    #expect(isClipped(Rect(30, 12, 29, 10)))
    #expect(!isClipped(Rect(10, 22, 50, 16)))
    #expect(!isClipped(Rect(14, 14, 42, 32)))
  }

  @Test("Baselines lie on whole pixels", arguments: [1.0, 2, 3])
  func baselines(scale: Double) {
    let run = GlyphRun(
      face: GlyphFace(file: "Inter"), size: 15, glyphs: [.init(id: 1, x: 0, y: 0)])
    let layout = TextLayout(
      size: Size(20, 53.7), lines: (0..<3).map { TextLine(text: "\($0)", width: 20, runs: [run]) },
      lineHeight: 17.9, ascender: 14.28)
    let element = LayoutElement(
      id: nil, role: .text, frame: Rect(10, 10.3, 50, 53.7),
      content: .text(layout, TextNode("", size: 15, color: .black)))
    let baselines = items(element, scale: scale).compactMap { item -> Double? in
      if case .glyphs(_, let origin, _) = item { origin.y * scale } else { nil }
    }
    #expect(baselines.count == 3)
    for baseline in baselines { #expect(abs(baseline - baseline.rounded()) < 1e-9) }
  }

  @Test("A window clips its content and shows how much there is")
  func scrolling() {
    let child = LayoutElement(
      id: nil, role: .text, frame: Rect(10, 10, 40, 80), decoration: Decoration(fill: .black))
    let element = LayoutElement(
      id: "window", role: .scroll, frame: Rect(10, 10, 40, 40),
      content: .scroll(contentHeight: 80, indicator: .black), children: [child])
    guard case .group(let window) = items(element).first,
      case .group(let content) = window.items.first, case .fill(let bar, _) = window.items.last
    else {
      Issue.record("the window is not a clipped group with a bar")
      return
    }
    #expect(content.clip?.controlBounds == Rect(10, 10, 40, 40))
    #expect(bar.controlBounds?.height == 20)
  }
}
