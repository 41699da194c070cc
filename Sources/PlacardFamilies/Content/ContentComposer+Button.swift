import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// The system's tinted button: the colour at 15 % below the title in the colour, a capsule where
  /// the system draws glass.
  func makeButton(_ button: ContentButton, _ id: ElementID) throws(DocumentError) -> Node {
    var color =
      switch button.role {
      case .default: accent
      case .destructive: DynamicColor.systemRed
      case .cancel: DynamicColor.label
      }
    if !button.isEnabled { color = .tertiaryLabel }
    let isPressed = state.pressed == id
    let isNeutral = button.role == .cancel || !button.isEnabled
    var children: [BandChild] = []
    if let image = button.systemImage {
      children.append(BandChild(try symbol(image, side: grown(20), color)))
    }
    children.append(
      BandChild(text(button.title, .body, weight: 500, color, at: .center)))
    return Node(
      .overlay([
        Layer(Node(.band(children, spacing: 6)), horizontal: .center, vertical: .center)
      ]),
      id: id, role: .button, padding: Insets(horizontal: 18, vertical: 10),
      limits: SizeLimits(minHeight: 44),
      decoration: Decoration(
        fill: resolve(
          isNeutral
            ? (isPressed ? .systemFill : .tertiarySystemFill)
            : .faded(color, isPressed ? 0.3 : 0.15)),
        radii: CornerRadii(isGlass ? 22 : 10))
    ).accessible(
      AccessibilityFacts(
        label: button.title, traits: button.isEnabled ? .button : [.button, .notEnabled]))
  }
}
