import PlacardGraphics
import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// The close button's title; `nil` where there is no such button.
  var closeTitle: String? {
    switch content.closeButton {
    case .hidden: return nil
    case .titled(let title): return title
    case .automatic:
      guard appearance.showCloseButton, style.style.name != "wait" else { return nil }
      return CloseTitles.title(for: document.environment.locale)
    }
  }

  /// A filled button with its title in the middle.
  mutating func makeButton(
    _ button: AlertButton, id: ElementID, role: ElementRole = .button
  ) -> Node {
    let font = fonts.resolve(appearance.buttonFont, for: "buttonFont")
    let (fill, text) = shownColors(of: button, id)
    let lineHeight = font.face.lineHeight * appearance.buttonFont.size
    let vertical = max(4, (appearance.buttonHeight - lineHeight) / 2)
    var layers: [Layer] = []
    let title = Node(
      .text(
        TextNode(
          label(of: button), face: font.face, size: font.size, weight: font.weight, color: text,
          singleLineScale: 0.85, preferredLines: 2, minimumScale: 0.7, avoidsLoneWord: true)),
      id: ElementID("\(id).title"), role: .text)
    if isBusy(id) {
      // The title keeps its room, so that the button keeps its height.
      let color = Color.clear
      layers.append(Layer(title.painted(color), vertical: .center))
      layers.append(spinner(in: id, text))
    } else {
      layers.append(Layer(title, vertical: .center))
      if let ring = countdownRing(of: button, id, text) { layers.append(ring) }
    }
    return Node(
      .overlay(layers), id: id, role: role,
      padding: Insets(horizontal: 12, vertical: vertical),
      limits: SizeLimits(minHeight: appearance.buttonHeight),
      decoration: Decoration(fill: fill, radii: CornerRadii(appearance.buttonCornerRadius)))
  }

  func colors(of button: AlertButton) -> (fill: Color, text: Color) {
    if let color = button.backgroundColor { return (resolve(color), foreground(on: color)) }
    switch button.role {
    case .default: return (resolve(accent), foreground(on: accent))
    case .destructive: return (resolve(.systemRed), foreground(on: .systemRed))
    case .cancel: return (resolve(.tertiarySystemFill), resolve(.label))
    }
  }
}
