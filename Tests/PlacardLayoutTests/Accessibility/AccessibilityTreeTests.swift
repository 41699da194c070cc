import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("What a screen reader makes of a layout")
struct AccessibilityTreeTests {
  private func tree(
    _ parts: [LayoutElement], root facts: AccessibilityFacts? = nil
  ) -> AccessibilityTree {
    var root = LayoutElement(
      id: nil, role: .alert, frame: Rect(45, 320, 300, 200), children: [LintSample.card(parts)])
    root.accessibility = facts
    return AccessibilityTree(
      LayoutTree(
        screen: Size(390, 844), direction: .leftToRight, root: root, diagnostics: []))
  }

  private func part(
    _ id: ElementID, _ facts: AccessibilityFacts?, role: ElementRole = .group,
    children: [LayoutElement] = []
  ) -> LayoutElement {
    var part = LayoutElement(
      id: id, role: role, frame: Rect(60, 340, 100, 44), children: children)
    part.accessibility = facts
    return part
  }

  private func text(_ text: String, id: ElementID, role: ElementRole) -> LayoutElement {
    var element = LintSample.text(text, id: id, Rect(60, 340, 100, 20))
    element.role = role
    return element
  }

  @Test("Titles are headings, texts are texts, buttons are named by their titles")
  func roles() {
    let tree = tree([
      text("Saved", id: .title, role: .title), text("All is well.", id: .message, role: .message),
      LintSample.button(0, "Share", Rect(60, 400, 200, 44)),
      LintSample.button(1, "Done", Rect(60, 450, 200, 44), role: .closeButton),
    ])
    #expect(tree.elements.map(\.label) == ["Saved", "All is well.", "Share", "Done"])
    #expect(tree.elements.map(\.traits) == [.header, .staticText, .button, .button])
    #expect(tree.elements.map(\.name) == ["title", "message", "button[0]", "button[1]"])
  }

  @Test("A text without role is read, one of blanks is not, a button without title still is")
  func bareParts() {
    let tree = tree([
      text("Aside", id: "aside", role: .group), text(" \n", id: "blank", role: .text),
      LintSample.button(0, " ", Rect(60, 400, 200, 44)), part("box", nil),
    ])
    #expect(tree.elements.map(\.label) == ["Aside", ""])
    #expect(tree.elements.map(\.spoken) == ["Aside", "button"])
  }

  @Test("Facts make one element of a part and everything inside")
  func merging() {
    let inside = [
      text("Storage", id: "key", role: .text), text("12 GB", id: "value", role: .text),
    ]
    let tree = tree([
      part("row", AccessibilityFacts(traits: .button), children: inside),
      part("named", AccessibilityFacts(label: "Size", value: "12 GB"), children: inside),
      part("plain", AccessibilityFacts(priority: 0), children: inside),
    ])
    #expect(tree.elements.map(\.name) == ["row", "named", "key", "value"])
    #expect(tree.elements[0].label == "Storage, 12 GB")
    #expect(tree.elements[1].label == "Size")
    #expect(tree.elements[1].value == "12 GB")
  }

  @Test("Hidden parts are passed over with everything inside, also inside a label")
  func hidden() {
    var ornament = text("§", id: "ornament", role: .text)
    ornament.accessibility = AccessibilityFacts(isHidden: true)
    let tree = tree([
      part(
        "gone", AccessibilityFacts(isHidden: true),
        children: [
          text("Never", id: "never", role: .text)
        ]),
      part(
        "row", AccessibilityFacts(traits: .link),
        children: [
          ornament, text("Terms", id: "terms", role: .text),
        ]),
    ])
    #expect(tree.elements.map(\.label) == ["Terms"])
  }

  @Test("The role adds its trait unless the facts say what the part is")
  func kinds() {
    func traits(_ traits: AccessibilityTraits) -> AccessibilityTraits? {
      tree([part(.button(0), AccessibilityFacts(label: "A", traits: traits), role: .button)])
        .elements.first?.traits
    }
    #expect(traits([]) == .button)
    #expect(traits(.notEnabled) == [.button, .notEnabled])
    #expect(traits(.link) == .link)
    #expect(traits([.toggle, .selected]) == [.toggle, .selected])
  }

  @Test("Parts with a higher priority come first, the others stay in order")
  func priority() {
    let tree = tree([
      part("a", AccessibilityFacts(label: "A")), part("b", AccessibilityFacts(label: "B")),
      part("first", AccessibilityFacts(label: "First", priority: 1)),
      part("c", AccessibilityFacts(label: "C")),
      part("last", AccessibilityFacts(label: "Last", priority: -1)),
      part("second", AccessibilityFacts(label: "Second", priority: 1)),
    ])
    #expect(tree.elements.map(\.name) == ["first", "second", "a", "b", "c", "last"])
  }

  @Test("A row is read from leading to trailing in both directions", arguments: [false, true])
  func direction(isRightToLeft: Bool) {
    let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let engine = LayoutEngine(
      measurer: FixedAdvanceMeasurer(), images: FixedImages(), direction: direction,
      language: "en")
    let buttons = ["One", "Two", "Three"].enumerated().map { index, title in
      Node(
        .text(TextNode(title, size: 10, color: .black)), id: .button(index), role: .button)
    }
    let layout = engine.layout(
      Node(.row(buttons, spacing: 10), limits: SizeLimits(width: 300)),
      in: Rect(0, 0, 390, 844), of: Size(390, 844))
    let tree = AccessibilityTree(layout)
    #expect(tree.direction == direction)
    #expect(tree.elements.map(\.label) == ["One", "Two", "Three"])
    let places = tree.elements.map(\.frame.minX)
    #expect(places == (isRightToLeft ? places.sorted(by: >) : places.sorted()))
  }

  @Test("What a scrolling part hides is told with where it is; of the rest the seen part counts")
  func scrolling() {
    let children = (0..<3).map { index in
      LintSample.button(
        index, "Number \(index)", Rect(60, 340 + 60 * Double(index), 200, 50))
    }
    let scroll = LayoutElement(
      id: "buttonScroll", role: .scroll, frame: Rect(60, 340, 200, 85),
      content: .scroll(contentHeight: 170, indicator: .black), children: children)
    let elements = tree([scroll]).elements
    #expect(elements.map(\.isInSight) == [true, true, false])
    #expect(
      elements.map(\.frame)
        == [Rect(60, 340, 200, 50), Rect(60, 400, 200, 25), Rect(60, 460, 200, 50)])
  }

  @Test("Modal and escape are those of any part")
  func modal() {
    #expect(!tree([]).isModal)
    #expect(!tree([]).allowsEscape)
    let modal = tree([], root: AccessibilityFacts(isModal: true, allowsEscape: true))
    #expect(modal.isModal)
    #expect(modal.allowsEscape)
    #expect(modal.elements.isEmpty)
  }

  @Test("An appearing alert announces everything above its first control as sentences")
  func announcement() {
    let tree = tree([
      part("ring", AccessibilityFacts(label: "Progress", value: "42 percent", priority: 1)),
      text("Saving?", id: .title, role: .title), text("Please wait", id: .message, role: .message),
      LintSample.button(0, "Stop", Rect(60, 400, 200, 44)), text("Aside", id: "a", role: .text),
    ])
    #expect(tree.announcement == "Progress, 42 percent. Saving? Please wait")
  }

  @Test("What is announced by itself silences the rest")
  func news() {
    let tree = tree([
      text("Sign in", id: .title, role: .title),
      part(.error, AccessibilityFacts(label: "Wrong password", isAnnounced: true)),
    ])
    #expect(tree.announcement == "Wrong password")
    #expect(tree.elements.map(\.isAnnounced) == [false, true])
  }

  @Test("With the colours behind the alert every text has its contrast")
  func contrast() throws {
    let grey = Color(rgb: 0x999999)
    let card = LintSample.card([
      LintSample.text("Faint", id: .message, Rect(60, 340, 100, 20), color: grey),
      LintSample.button(0, "Go", Rect(60, 400, 200, 44), fill: .black, color: .white),
    ])
    let root = LayoutElement(id: nil, role: .alert, frame: card.frame, children: [card])
    let context = LintContext(
      document: AlertDocument(style: "info"),
      tree: LayoutTree(
        screen: Size(390, 844), direction: .leftToRight, root: root, diagnostics: []),
      backdrop: .plain(.white), closesWithoutButton: true)
    let elements = AccessibilityTree(context).elements
    let faint = try #require(elements.first?.contrast)
    #expect(faint.foreground == grey)
    #expect(faint.background == .white)
    #expect(!faint.isEnough)
    #expect(faint.words == "2.84:1, needs 4.5:1")
    let button = try #require(elements.last?.contrast)
    #expect(button.words == "21:1")
    #expect(button.required == 3)
    #expect(AccessibilityTree(context.tree).elements.allSatisfy { $0.contrast == nil })
  }
}
