import PlacardGraphics
import PlacardLayout
import PlacardModel
import Testing

@testable import PlacardMotion

@Suite("Effects")
struct EffectTests {
  private func tree(_ elements: [LayoutElement]) -> LayoutTree {
    LayoutTree(
      screen: Size(390, 844), direction: .leftToRight,
      root: LayoutElement(
        id: "root", role: .group, frame: Rect(0, 0, 300, 200), children: elements),
      diagnostics: [])
  }

  private func box(_ id: ElementID, _ frame: Rect) -> LayoutElement {
    LayoutElement(id: id, role: .group, frame: frame)
  }

  @Test("Between two layouts parts move, new ones appear and old ones go; the ends are exact")
  func blend() throws {
    let old = tree([box("a", Rect(0, 0, 100, 20)), box("b", Rect(0, 30, 100, 20))])
    let new = tree([box("a", Rect(0, 40, 100, 40)), box("c", Rect(0, 0, 10, 10))])
    #expect(TreeBlend.blend(old, new, 0) == old)
    #expect(TreeBlend.blend(old, new, 1) == new)
    let half = TreeBlend.blend(old, new, 0.5)
    #expect(half.element("a")?.frame == Rect(0, 20, 100, 30))
    let coming = try #require(half.element("c"))
    let going = try #require(half.element("b"))
    #expect(coming.opacity > 0 && coming.opacity < 1)
    #expect(going.opacity > 0 && going.opacity < 1 && going.frame == Rect(0, 30, 100, 20))
  }

  @Test("A shake begins and ends at rest and goes both ways")
  func shake() {
    #expect(ShakeEffect.offset(at: 0) == 0)
    #expect(ShakeEffect.offset(at: AlertMotion.shakeDuration) == 0)
    let offsets = (0...300).map { ShakeEffect.offset(at: Double($0) / 1000) }
    #expect(offsets.max() ?? 0 > 9.9 && offsets.min() ?? 0 < -9.9)
  }

  @Test("Progress runs from value to value without a jump, also where it changes on its way")
  func progress() {
    func value(_ motion: AlertMotion) -> Double {
      ProgressEffect.value(0.8, motion, fills: false) ?? -1
    }
    func change(_ progress: Double, _ age: Double) -> AlertMotion.Change {
      var content = AlertContent()
      content.progress = progress
      return AlertMotion.Change(content: content, state: AlertState(), age: age)
    }
    #expect(value(AlertMotion(age: 9)) == 0.8)
    #expect(value(AlertMotion(age: 9, changes: [change(0.2, 0)])) == 0.2)
    #expect(abs(value(AlertMotion(age: 9, changes: [change(0.2, 0.15)])) - 0.5) < 1e-9)
    let before = value(AlertMotion(age: 9, changes: [change(0.2, 0.15)]))
    let after = ProgressEffect.value(
      0.1, AlertMotion(age: 9, changes: [change(0.2, 0.15), change(0.8, 0)]), fills: false)
    #expect(abs((after ?? -1) - before) < 1e-9)
    #expect(ProgressEffect.value(0.8, AlertMotion(age: 0), fills: true) == 0)
    #expect(ProgressEffect.value(0.8, AlertMotion(age: 5), fills: true) == 0.8)
    #expect(ProgressEffect.value(nil, AlertMotion(age: 0), fills: true) == nil)
  }
}
