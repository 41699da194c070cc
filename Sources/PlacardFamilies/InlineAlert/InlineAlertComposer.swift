import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Makes the node tree of an inline alert: icon, texts and buttons beside each other on a card of
/// the screen's width.
struct InlineAlertComposer {
  let document: AlertDocument
  let state: AlertState
  let style: InlineAlertStyle
  let theme: InlineAlertAppearance
  let tokens: DesignTokens
  var fonts: FontResolver

  init(_ document: AlertDocument, _ state: AlertState? = nil) throws(DocumentError) {
    self.document = document
    self.state = state ?? AlertState()
    let styles = InlineAlertStyle.all
    guard let style = styles.first(where: { $0.style.name == document.style }) else {
      let names = styles.map(\.style.name)
      throw DocumentError(
        .unknownName,
        "is \"\(document.style)\", must be one of \(names.joined(separator: ", "))", path: "style",
        suggestions: NearNames.closest(to: document.style, in: names))
    }
    self.style = style
    var theme = InlineAlertAppearance()
    let reader = JSONReader(document.appearance, path: "appearance")
    try InlineAlertAppearance.table.read(reader, into: &theme)
    self.theme = theme
    tokens = try DesignTokens(
      InlineAlertTokens.standard(),
      changes: JSONReader(theme.tokens, path: "appearance.tokens"))
    fonts = FontResolver(document.environment)
    try ContentCheck.run(document.content)
    guard document.content.buttons.count <= 2 else {
      throw DocumentError(
        .tooLarge,
        "has \(document.content.buttons.count) buttons, must have at most a primary and a "
          + "secondary one", path: "buttons")
    }
  }

  var content: AlertContent { document.content }

  func resolve(_ color: DynamicColor) -> Color { color.resolve(in: document.environment.colors) }

  func token(_ path: String) throws(DocumentError) -> Color {
    resolve(try tokens.color(path, document.environment.colors.scheme))
  }

  func spacer(_ name: String) throws(DocumentError) -> Double {
    try tokens.number("theme.spacer.\(name)", in: 0...200)
  }

  func radius(_ name: String) throws(DocumentError) -> Double {
    try tokens.number("theme.radius.\(name)", in: 0...1000)
  }

  /// The colour of the emblem in place of the style's token.
  var ownEmblem: DynamicColor? {
    content.color ?? document.customColor
  }

  /// The style's own colour: the icon and the buttons.
  func emblem() throws(DocumentError) -> Color {
    if let ownEmblem { return resolve(ownEmblem) }
    return try token(style.token("emblem"))
  }

  mutating func body() throws(DocumentError) -> AlertFamily.Body {
    let node = try makeAlert()
    return AlertFamily.Body(
      node: describe(node), dimOpacity: 0, backdropFilter: nil,
      diagnostics: remarks + fonts.diagnostics)
  }

  private mutating func makeAlert() throws(DocumentError) -> Node {
    let full = document.screen.safeFrame.width - 16
    let width = min(theme.width ?? full, full)
    let padding = try spacer("md")
    var layers = [Layer(try makeContent().padded(Insets(horizontal: padding, vertical: padding)))]
    let line = try firstLineHeight()
    let icon = try makeIcon()
    layers.append(
      Layer(
        icon.padded(Insets(top: padding + max(0, (line - Self.iconSide) / 2), leading: padding)),
        horizontal: .leading, vertical: .top))
    if let dismiss = try makeDismiss() {
      // The cross's target reaches into the padding; its middle is that of the first line.
      let top = max(0, padding + max(line, Self.iconSide) / 2 - Self.target / 2)
      layers.append(
        Layer(dismiss.padded(Insets(top: top)), horizontal: .trailing, vertical: .top))
    }
    let card = Node(
      .overlay(layers), id: .card, role: .card, decoration: try surface())
    return Node(
      .overlay([Layer(card)]), role: .alert, limits: SizeLimits(width: width))
  }

  static let iconSide = 24.0
  /// Side of what can be tapped (Apple's Human Interface Guidelines).
  static let target = 44.0

  private func surface() throws(DocumentError) -> Decoration {
    let radii =
      if let own = theme.cornerRadius { own } else { CornerRadii(try radius("large")) }
    let width =
      if let own = theme.borderWidth { own } else {
        try tokens.number("theme.border.width", in: 0...20)
      }
    var border = try token(style.token("border"))
    if let ownEmblem { border = resolve(ownEmblem) }
    if let own = theme.borderColor { border = resolve(own) }
    var fill = try token(style.token("surface"))
    if let own = theme.backgroundColor { fill = resolve(own) }
    var shadow: Decoration.DropShadow?
    if theme.shadow != .none {
      let token = "theme.shadow.\(theme.shadow.rawValue)"
      // A blur in the sense of design tools and CSS has half of it as its standard deviation.
      shadow = Decoration.DropShadow(
        drop: try tokens.number("\(token).y", in: -100...100),
        sigma: try tokens.number("\(token).blur", in: 0...200) / 2,
        color: try self.token("\(token).color"))
    }
    return Decoration(
      fill: fill, border: Decoration.Border(width: width, color: border), radii: radii,
      curve: .circular, shadow: shadow)
  }

  private func makeIcon() throws(DocumentError) -> Node {
    let color = if let own = theme.iconColor { resolve(own) } else { try emblem() }
    let side = Self.iconSide
    switch content.icon {
    case .image(let image, let tint):
      return Node(
        .image(image, side: side, tint: tint.map(resolve)), id: .icon, role: .icon,
        limits: SizeLimits(width: side, height: side), isRigid: true)
    case .symbol(let name):
      return try symbol(name, color, id: .icon)
    case nil:
      return try symbol(style.symbol, color, id: .icon)
    }
  }

  private func symbol(
    _ name: String, _ color: Color, id: ElementID
  ) throws(DocumentError) -> Node {
    let side = Self.iconSide
    return Node(
      .vector(try SymbolDrawing.graphic(name, side: side, color: color)), id: id, role: .icon,
      limits: SizeLimits(width: side, height: side), isRigid: true)
  }

  private func makeDismiss() throws(DocumentError) -> Node? {
    guard case .titled = content.closeButton else { return nil }
    let color =
      if let own = theme.dismissColor { resolve(own) } else {
        try token("theme.color.foreground.default")
      }
    let graphic = try SymbolDrawing.graphic(
      theme.dismissIcon, side: 20, color: color, path: "appearance.dismissIcon")
    let cross = Node(.vector(graphic))
    return Node(
      .overlay([Layer(cross, horizontal: .center, vertical: .center)]), id: .closeButton,
      role: .closeButton, limits: SizeLimits(width: Self.target, height: Self.target),
      isRigid: true)
  }
}
