import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("Facts on nodes")
struct NodeAccessibilityTests {
  @Test("Facts reach every kind of content by identity and come out of the layout")
  func identities() {
    func leaf(_ id: ElementID) -> Node { Node(.empty, id: id) }
    let node = Node(
      .column(
        [
          Node(.row([leaf("a")], spacing: 0)), Node(.overlay([Layer(leaf("b"))])),
          Node(.scroll(ScrollNode(leaf("c"), stop: .line, order: 0, indicator: .black))),
          Node(.firstThatFits(.vertical, [leaf("d")])), leaf("e"),
        ], spacing: 0))
    let ids: [ElementID] = ["a", "b", "c", "d", "e"]
    let facts = Dictionary(
      uniqueKeysWithValues: ids.map { ($0, AccessibilityFacts(label: "\($0)!")) })
    let engine = LayoutEngine(
      measurer: FixedAdvanceMeasurer(), images: FixedImages(), direction: .leftToRight,
      language: "en")
    let layout = engine.layout(
      node.accessible(facts), in: Rect(0, 0, 100, 100), of: Size(100, 100))
    #expect(AccessibilityTree(layout).elements.map(\.label) == ["a!", "b!", "c!", "d!", "e!"])
  }

  @Test("Facts that a part has stay")
  func own() {
    let own = Node(.empty, id: "a").accessible(AccessibilityFacts(label: "Own"))
    #expect(own.accessible(["a": AccessibilityFacts(label: "Other")]) == own)
  }
}
