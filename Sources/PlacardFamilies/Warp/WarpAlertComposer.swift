import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Makes the node tree of a Warp alert.
struct WarpAlertComposer {
  let document: AlertDocument
  let state: AlertState
  let theme: WarpAppearance
  let palette: WarpPalette
  let tone: WarpPalette.Tone
  private let isBold: Bool
  private let size: Double

  init(_ document: AlertDocument, _ state: AlertState? = nil) throws(DocumentError) {
    self.document = document
    self.state = state ?? AlertState(timeLeft: document.content.timeout)
    let names = WarpAlertStyle.all.map(\.name)
    guard names.contains(document.style) else {
      throw DocumentError(
        .unknownName, "is \"\(document.style)\", must be one of \(names.joined(separator: ", "))",
        path: "style", suggestions: NearNames.closest(to: document.style, in: names))
    }
    var theme = WarpAppearance()
    try WarpAppearance.table.read(JSONReader(document.appearance, path: "appearance"), into: &theme)
    self.theme = theme
    palette = WarpPalette.tokens(of: theme.brand)
    tone = palette.tone(of: document.style)
    isBold = document.environment.boldText
    size = FontDescription(size: 16, textStyle: .callout)
      .pointSize(at: document.environment.textSize)
    try ContentCheck.run(document.content)
    guard document.content.buttons.count <= 2 else {
      throw DocumentError(
        .tooLarge,
        "has \(document.content.buttons.count) buttons, must have at most 2: primary and secondary",
        path: "buttons")
    }
  }

  func body() -> AlertFamily.Body {
    AlertFamily.Body(
      node: makeAlert(), dimOpacity: 0, backdropFilter: nil, diagnostics: remarks)
  }

  func resolve(_ color: DynamicColor) -> Color { color.resolve(in: document.environment.colors) }

  /// The place of the button in the secondary slot: the one that leaves things as they are, or the
  /// second.
  var secondary: Int? {
    let buttons = document.content.buttons
    return buttons.firstIndex { $0.role == .cancel } ?? (buttons.count > 1 ? 1 : nil)
  }

  /// The place of the button in the primary slot.
  var primary: Int? { document.content.buttons.indices.first { $0 != secondary } }

  var title: String? { shown(document.content.title) }
  var subtitle: String? { shown(document.content.message) }
  var link: String? { shown(document.content.link) }

  private func shown(_ text: String?) -> String? {
    guard let text = text?.withoutBlankEnds, !text.isEmpty else { return nil }
    return text
  }

  /// The greatest width.
  var room: Double { document.screen.safeFrame.width - 16 }

  private func makeAlert() -> Node {
    let content = makeContent()
    let indicator = resolve(.faded(.label, 0.3))
    let scrolled = Node(
      .scroll(ScrollNode(content, stop: .line, order: 0, indicator: indicator)),
      id: "contentScroll", role: .scroll)
    let strip = Node(
      .empty, limits: SizeLimits(width: 4),
      decoration: Decoration(
        fill: resolve(theme.accentColor ?? tone.accent),
        radii: CornerRadii(topLeading: 4, topTrailing: 0, bottomTrailing: 0, bottomLeading: 4),
        curve: .circular))
    let card = Node(
      .overlay([
        Layer(
          Node(.firstThatFits(.vertical, [content, scrolled]))
            .padded(Insets(horizontal: 16, vertical: 20)))
      ]), id: .card, role: .card,
      decoration: Decoration(
        fill: resolve(theme.backgroundColor ?? tone.fill),
        // Half of Warp's line of 2 lies outside the card, which is clipped.
        border: Decoration.Border(width: 1, color: resolve(theme.borderColor ?? tone.border)),
        radii: CornerRadii(4), curve: .circular))
    return Node(
      // The strip lies above the card's line.
      .overlay([Layer(card.accessible(facts)), Layer(strip, horizontal: .leading)]), role: .alert,
      limits: SizeLimits(width: min(theme.width ?? room, room))
    ).accessible(AccessibilityFacts(allowsEscape: escapes))
  }

  /// The icon, and beside it the texts above link and buttons; both parts take their gap even where
  /// they are empty.
  private func makeContent() -> Node {
    var column: [Node] = []
    if let title { column.append(text(title, .title, .title, weight: 600)) }
    if let subtitle { column.append(text(subtitle, .message, .message)) }
    column.append(Node(.column(makeActions(), spacing: 16)))
    let icon = Node(
      .vector(
        WarpIcon.graphic(of: document.style, color: resolve(theme.accentColor ?? tone.accent))),
      id: .icon, role: .icon, isRigid: true)
    return Node(
      .overlay([
        // SwiftUI's trailing spacer keeps 8 and costs another gap.
        Layer(Node(.column(column, spacing: 8)).padded(Insets(leading: 32, trailing: 16))),
        Layer(icon, horizontal: .leading, vertical: .top),
      ]))
  }

  private func makeActions() -> [Node] {
    var parts: [Node] = []
    if let link {
      let words = Node(
        .text(label(link, weight: 400, color: linkColor, isUnderlined: true)),
        id: "link.title", role: .text, limits: pixels)
      let target = Node(.overlay([Layer(words)]), id: .link, role: .button)
      parts.append(Node(.overlay([Layer(target, horizontal: .leading)])))
    }
    let buttons = [primary, secondary].compactMap { $0 }.map { makeButton($0) }
    guard !buttons.isEmpty else { return parts }
    let stacked = buttons.map { Node(.overlay([Layer($0, horizontal: .leading)])) }
    parts.append(
      Node(
        .firstThatFits(
          .horizontal,
          [
            Node(.line(buttons, spacing: 8)),
            Node(.column(stacked, spacing: 8)),
          ])))
    return parts
  }

  private func makeButton(_ index: Int) -> Node {
    let isQuiet = index == secondary
    let isPressed = state.pressed == .button(index)
    let id = ElementID.button(index)
    let title = Node(
      .text(
        label(
          document.content.buttons[index].title, weight: 600, color: linkColor, alignment: .center)
      ), id: ElementID("\(id).title"), role: .text, limits: pixels)
    let fill = isPressed ? palette.backgroundActive : palette.background
    let border = isPressed ? palette.borderActive : palette.border
    let height = size * TypeFace.family("Inter").lineHeight + 26
    return Node(
      .overlay([Layer(title, vertical: .center)]), id: id, role: .button,
      padding: Insets(horizontal: 16, vertical: 13),
      decoration: Decoration(
        fill: isQuiet && !isPressed ? nil : resolve(fill),
        border: isQuiet ? nil : Decoration.Border(width: 2, color: resolve(border)),
        radii: CornerRadii(palette.buttonRadius ?? height / 2), curve: .circular))
  }

  private var linkColor: Color { resolve(theme.linkColor ?? palette.link) }

  /// UIKit rounds a text's height up to whole pixels.
  private var pixels: SizeLimits { SizeLimits(heightStep: 1 / document.output.scale) }

  private func text(_ text: String, _ id: ElementID, _ role: ElementRole, weight: Int = 400) -> Node
  {
    Node(
      .text(label(text, weight: weight, color: resolve(theme.textColor ?? palette.text))),
      id: id, role: role, limits: pixels)
  }

  private func label(
    _ text: String, weight: Int, color: Color, isUnderlined: Bool = false,
    alignment: TextNode.Alignment = .natural
  ) -> TextNode {
    var node = TextNode(
      text, face: .family("Inter"), size: size,
      weight: isBold ? min(FontDescription.weights.upperBound, weight + 200) : weight,
      color: color, alignment: alignment)
    node.isUnderlined = isUnderlined
    return node
  }
}
