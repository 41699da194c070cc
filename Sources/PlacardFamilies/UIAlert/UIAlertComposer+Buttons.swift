import PlacardGraphics
import PlacardLayout
import PlacardModel

extension UIAlertComposer {
  /// One pixel in points.
  var pixel: Double { 1 / document.output.scale }

  func isPressed(_ index: Int) -> Bool { state.pressed == .button(index) && isEnabled(index) }

  /// Whether an action takes taps: as told, and once the fields satisfy their rules.
  func isEnabled(_ index: Int) -> Bool {
    let button = content.buttons[index]
    guard button.isEnabled, state.busyButton == nil else { return false }
    let isValid = state.isValid && content.rules.allSatisfy { $0.holds(for: content.allFields) }
    return isValid || button.role == .cancel
  }

  /// A line of one pixel across the card.
  var hairline: Node { line(isHidden: false) }

  /// A line of one pixel across the card, or the room that it takes.
  func line(isHidden: Bool) -> Node {
    Node(
      .empty, limits: SizeLimits(height: pixel),
      decoration: isHidden ? nil : Decoration(fill: resolve(.separator)))
  }

  /// A line of one pixel between two actions beside each other.
  func divider(isHidden: Bool) -> Node {
    Node(
      .empty, limits: SizeLimits(width: pixel),
      decoration: isHidden ? nil : Decoration(fill: resolve(.separator)))
  }

  /// An action by its position: a row of the classic look, or a capsule.
  mutating func makeButton(_ index: Int) -> Node {
    let button = content.buttons[index]
    var description = look.buttonFont
    if isStrong(index) { description.weight = look.strongWeight }
    let font = fonts.resolve(description, for: "button")
    let isLarge = fonts.textSize.isAccessibility
    let (fill, color) = colors(of: index)
    let title = Node(
      .text(
        TextNode(
          button.title, face: font.face, size: font.size, weight: font.weight, color: color,
          preferredLines: isLarge ? 2 : 1, minimumScale: isLarge ? 0.7 : 0.6,
          avoidsLoneWord: isLarge)),
      id: ElementID("\(ElementID.button(index)).title"), role: .text)
    return Node(
      .overlay([Layer(title, vertical: .center)]), id: .button(index), role: .button,
      padding: Insets(horizontal: isLarge || look.hasCapsules ? 16 : 8, vertical: isLarge ? 10 : 4),
      limits: SizeLimits(minHeight: look.buttonHeight),
      decoration: fill.map {
        Decoration(
          fill: $0, radii: look.hasCapsules ? CornerRadii(look.buttonHeight / 2) : .zero)
      })
  }

  /// Bold letters stand for the preferred action, else for cancel.
  private func isStrong(_ index: Int) -> Bool {
    if let preferred = content.preferredButton { return preferred == index }
    return content.buttons[index].role == .cancel
  }

  private func colors(of index: Int) -> (fill: Color?, text: Color) {
    let role = content.buttons[index].role
    var text: Color
    var fill: Color?
    if look.hasCapsules {
      let isProminent = content.preferredButton == index
      let tint = resolve(role == .destructive ? .systemRed : appearance.tintColor)
      // Solid, so that the glass below does not tint what is to be read.
      var plate = isProminent ? tint : Color(rgb: isDark ? 0x2C2C2E : 0xDBDBDE)
      text =
        isProminent ? foreground(on: tint) : resolve(role == .destructive ? .systemRed : .label)
      if isPressed(index) { plate = (isDark ? Color.black : .white).opacity(0.3).over(plate) }
      fill = plate
    } else {
      text = resolve(role == .destructive ? .systemRed : appearance.tintColor)
      if isPressed(index) { fill = Color(rgb: isDark ? 0x404040 : 0xE1E1E1) }
    }
    if !isEnabled(index) {
      text = look.hasCapsules ? resolve(.tertiaryLabel) : resolve(.systemGray)
    }
    return (fill, text)
  }

  /// White on the system's hues, as the system does; the more readable of white and black on any
  /// other.
  private func foreground(on tint: Color) -> Color {
    if case .system = appearance.tintColor, !document.environment.colors.increasedContrast {
      return .white
    }
    return tint.readableForeground
  }
}
