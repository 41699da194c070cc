import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("Pixel rounding")
struct PixelRoundingTests {
  private func tree(_ elements: [LayoutElement]) -> LayoutTree {
    LayoutTree(
      screen: Size(100, 100), direction: .leftToRight,
      root: LayoutElement(id: nil, role: .alert, frame: Rect(0, 0, 100, 100), children: elements),
      diagnostics: [])
  }

  @Test("Neighbours neither part nor overlap, and no error adds up", arguments: [1.0, 2, 3])
  func neighbours(scale: Double) {
    let height = 10.37
    let rows = (0..<9).map { index in
      LayoutElement(
        id: nil, role: .group, frame: Rect(0.3, 0.21 + Double(index) * height, 50.4, height))
    }
    let rounded = tree(rows).rounded(toScale: scale).root.children
    for (upper, lower) in zip(rounded, rounded.dropFirst()) {
      #expect(abs(upper.frame.maxY - lower.frame.minY) < 1e-9)
    }
    for (exact, frame) in zip(rows, rounded.map(\.frame)) {
      #expect(abs(frame.minY - exact.frame.minY) <= 0.5 / scale + 1e-9)
      #expect(abs(frame.maxY * scale - (frame.maxY * scale).rounded()) < 1e-9)
      #expect(abs(frame.minX * scale - (frame.minX * scale).rounded()) < 1e-9)
    }
  }

  @Test("A rigid element moves as a whole")
  func rigid() {
    let icon = LayoutElement(id: nil, role: .icon, frame: Rect(17.8, 17.8, 20, 20))
    let circle = LayoutElement(
      id: "icon", role: .icon, frame: Rect(0.3, 0.3, 55, 55), isRigid: true, children: [icon])
    let rounded = tree([circle]).rounded(toScale: 1).root.children[0]
    #expect(rounded.frame == Rect(0, 0, 55, 55))
    #expect(abs(rounded.children[0].frame.minX - 17.5) < 1e-9)
    #expect(rounded.children[0].frame.size == Size(20, 20))
  }
}
