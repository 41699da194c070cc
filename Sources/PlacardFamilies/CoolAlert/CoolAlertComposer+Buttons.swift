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
    // The title of a busy button keeps its room, so that the button keeps its height.
    let title = counted(
      TextNode(
        button.title, face: font.face, size: font.size, weight: font.weight,
        color: isBusy(id) ? .clear : text, singleLineScale: 0.85, preferredLines: 2,
        minimumScale: 0.7, avoidsLoneWord: true),
      of: button, id)
    var layers = [Layer(title, vertical: .center)]
    if isBusy(id) { layers.append(spinner(in: id, text)) }
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
