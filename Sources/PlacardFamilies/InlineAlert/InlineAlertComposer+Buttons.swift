import PlacardGraphics
import PlacardLayout
import PlacardModel

extension InlineAlertComposer {
  /// The position of the secondary button: the one that leaves things as they are, or the second.
  var secondary: Int? {
    content.buttons.firstIndex { $0.role == .cancel } ?? (content.buttons.count > 1 ? 1 : nil)
  }

  /// The position of the primary button.
  var primary: Int? { content.buttons.indices.first { $0 != secondary } }

  /// The primary and the secondary button beside each other where their titles fit, else below each
  /// other; `nil` where there is none.
  mutating func makeButtons() throws(DocumentError) -> Node? {
    var buttons: [Node] = []
    for index in [primary, secondary].compactMap({ $0 }) {
      buttons.append(try makeButton(content.buttons[index], index))
    }
    guard buttons.count > 1 else { return buttons.first }
    let gap = try spacer("sm")
    let column = Node(.column(buttons, spacing: gap))
    if document.environment.textSize.isAccessibility { return column }
    return Node(.firstThatFits(.horizontal, [Node(.row(buttons, spacing: gap)), column]))
  }

  private mutating func makeButton(
    _ button: AlertButton, _ index: Int
  ) throws(DocumentError) -> Node {
    let isPrimary = index == primary
    let name = isPrimary ? "buttonPrimary" : "buttonSecondary"
    let font = try font(
      name, isPrimary ? theme.buttonPrimaryFont : theme.buttonSecondaryFont, for: "\(name)Font")
    let own = button.backgroundColor ?? theme.buttonColor
    let color = if let own { resolve(own) } else { try emblem() }
    // The secondary button is filled only where its own colour was given.
    let isFilled = isPrimary || button.backgroundColor != nil
    var ink = color
    if isFilled {
      ink =
        own == nil && ownEmblem == nil
        ? try token(style.token("onEmblem")) : color.over(.white).readableForeground
      if let given = theme.buttonTitleColor { ink = resolve(given) }
    }
    let id = ElementID.button(index)
    let title = Node(
      .text(
        TextNode(
          button.title, face: font.face, size: font.size, weight: font.weight, color: ink,
          avoidsLoneWord: true)),
      id: ElementID("\(id).title"), role: .text)
    var border: Decoration.Border?
    if let given = theme.buttonBorderColor {
      border = Decoration.Border(width: 1, color: resolve(given))
    } else if !isFilled {
      border = Decoration.Border(width: 1, color: color)
    }
    let radii =
      if let own = theme.buttonCornerRadius { own } else { CornerRadii(try radius("medium")) }
    // What is pressed is paler.
    let strength = state.pressed == id ? 0.8 : 1
    return Node(
      .overlay([Layer(title, vertical: .center)]), id: id, role: .button,
      padding: Insets(horizontal: 12, vertical: 10), limits: SizeLimits(minHeight: Self.target),
      decoration: Decoration(
        fill: isFilled ? color.opacity(strength) : nil, border: border,
        radii: radii, curve: .circular))
  }
}
