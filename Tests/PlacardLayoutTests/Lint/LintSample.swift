import PlacardGraphics
import PlacardModel

@testable import PlacardLayout

/// Trees made by hand and what the rules say of them.
enum LintSample {
  /// A text of one line whose box is its frame.
  static func text(
    _ text: String, id: ElementID, _ frame: Rect, size: Double = 15, weight: Int = 400,
    color: Color = .black, lineWidth: Double? = nil, isTruncated: Bool = false,
    missing: [Unicode.Scalar] = []
  ) -> LayoutElement {
    let width = lineWidth ?? frame.width
    let layout = TextLayout(
      size: Size(width, frame.height),
      lines: [TextLine(text: text, width: width, runs: [])], lineHeight: frame.height,
      ascender: frame.height * 0.8, isTruncated: isTruncated, missing: missing)
    let node = TextNode(text, size: size, weight: weight, color: color, lineLimit: 1)
    return LayoutElement(id: id, role: .text, frame: frame, content: .text(layout, node))
  }

  /// A button with its title in the middle.
  static func button(
    _ index: Int, _ title: String, _ frame: Rect, fill: Color = .white, color: Color = .black,
    role: ElementRole = .button
  ) -> LayoutElement {
    let inner = Rect(frame.minX + 10, frame.minY + (frame.height - 20) / 2, frame.width - 20, 20)
    let title = text(
      title, id: ElementID("button[\(index)].title"), inner, size: 17, weight: 600, color: color)
    return LayoutElement(
      id: .button(index), role: role, frame: frame, decoration: Decoration(fill: fill),
      children: [title])
  }

  /// A white card of 300×200 points in the middle of a screen of 390×844.
  static func card(
    _ children: [LayoutElement], fill: Color = .white, radius: Double = 28,
    frame: Rect = Rect(45, 320, 300, 200)
  ) -> LayoutElement {
    LayoutElement(
      id: .card, role: .card, frame: frame,
      decoration: Decoration(fill: fill, radii: CornerRadii(radius)), children: children)
  }

  /// What one rule reports of an alert with a card.
  static func findings(
    of rule: LintRule, _ card: LayoutElement,
    document: AlertDocument = AlertDocument(style: "info"),
    backdrop: BackdropColors = .plain(.white), closesWithoutButton: Bool = false
  ) -> [LintFinding] {
    let root = LayoutElement(id: nil, role: .alert, frame: card.frame, children: [card])
    let tree = LayoutTree(
      screen: document.screen.size, direction: .leftToRight, root: root, diagnostics: [])
    return rule.findings(
      in: LintContext(
        document: document, tree: tree, backdrop: backdrop,
        closesWithoutButton: closesWithoutButton))
  }
}
