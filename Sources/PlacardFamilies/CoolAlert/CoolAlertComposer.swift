import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Makes the node tree of a CoolAlert.
struct CoolAlertComposer {
  private(set) var document: AlertDocument
  /// What has become of the alert.
  private(set) var state: AlertState
  let style: CoolAlertStyle
  var appearance: Appearance
  var fonts: FontResolver
  var diagnostics: [Diagnostic] = []

  init(_ document: AlertDocument, _ state: AlertState? = nil) throws(DocumentError) {
    self.document = document
    self.state = state ?? AlertState(timeLeft: document.content.timeout)
    let styles = CoolAlertStyle.all
    guard let style = styles.first(where: { $0.style.name == document.style }) else {
      let names = styles.map(\.style.name)
      throw DocumentError(
        .unknownName,
        "is \"\(document.style)\", must be one of \(names.joined(separator: ", "))", path: "style",
        suggestions: NearNames.closest(to: document.style, in: names))
    }
    self.style = style
    var appearance = Appearance()
    let reader = JSONReader(document.appearance, path: "appearance")
    try Appearance.table.read(reader, into: &appearance)
    try AppearanceCheck.run(appearance, reader)
    self.appearance = appearance
    if state == nil, appearance.focusFirstField {
      self.state.focusFirstField(of: document.content)
    }
    // Clear glass has a dark layer, so everything on it is drawn as in dark mode.
    let environment = document.environment
    if appearance.cardStyle == .clearGlass, environment.colors.generation == .glass,
      !environment.reduceTransparency
    {
      self.document.environment.colors.scheme = .dark
    }
    fonts = FontResolver(environment)
    try ContentCheck.run(document.content)
  }

  var content: AlertContent { document.content }

  /// The circle at the user's text size.
  var circle: CircleMetrics {
    CircleMetrics(
      appearance, textSize: document.environment.textSize, room: document.screen.safeFrame.size)
  }

  func resolve(_ color: DynamicColor) -> Color { color.resolve(in: document.environment.colors) }

  /// The colour of the circle, the actions and the progress ring.
  var accent: DynamicColor {
    content.color ?? (style.style.name == "custom" ? document.customColor : nil)
      ?? style.style.color
  }

  /// White on the system's hues, as the system does; the more readable of white and black on any
  /// other colour and wherever the user asked for contrast.
  func foreground(on color: DynamicColor) -> Color {
    if case .system = color, !document.environment.colors.increasedContrast { return .white }
    return resolve(color).over(resolve(appearance.contentViewColor).over(.white))
      .readableForeground
  }

  mutating func body() throws(DocumentError) -> AlertFamily.Body {
    let node = try makeAlert()
    noteKeysWithoutEffect(on: node)
    return AlertFamily.Body(
      node: describe(node), dimOpacity: appearance.dimOpacity, backdropFilter: backdropFilter,
      diagnostics: diagnostics + fonts.diagnostics)
  }

  /// The card with the circle over its top edge.
  mutating func makeAlert() throws(DocumentError) -> Node {
    let icon = appearance.showCircularIcon ? try makeIcon() : nil
    let card = try makeCard()
    let radius = circle.diameter / 2 + circle.ring
    // How far the ring's disc stands out above the card.
    let protrusion = icon == nil ? 0 : max(0, radius - appearance.circleTopPosition)
    var layers = [Layer(card.padded(Insets(top: protrusion)))]
    if let icon {
      let top = max(0, appearance.circleTopPosition - radius)
      layers.append(Layer(icon.padded(Insets(top: top)), horizontal: .center, vertical: .top))
    }
    if let bar = timeoutBar() {
      layers.append(Layer(bar, horizontal: .center, vertical: .bottom))
    }
    return Node(.overlay(layers), role: .alert, limits: SizeLimits(width: width()))
  }

  /// The card's width: what the appearance says, wider at accessibility sizes, never wider than the
  /// screen less 8 points on each side.
  mutating func width() -> Double {
    let screen = document.screen.safeFrame.width - 16
    var width = appearance.windowWidth
    if document.environment.textSize.isAccessibility { width = max(width, min(379, screen)) }
    if width > screen {
      diagnostics.append(
        Diagnostic(
          .clamped, "windowWidth",
          "\(width.rounded(toPlaces: 1)) is brought down to \(screen.rounded(toPlaces: 1)) pt"))
      width = screen
    }
    return width
  }

  private mutating func makeCard() throws(DocumentError) -> Node {
    let margin = appearance.margin
    let circleBottom = appearance.circleTopPosition + circle.diameter / 2
    let top =
      appearance.showCircularIcon ? max(0, circleBottom) + margin.titleTop : margin.top
    let filter = cardFilter
    return Node(
      try makeContent(), id: .card, role: .card,
      padding: Insets(
        top: top, leading: margin.horizontal, bottom: margin.bottom, trailing: margin.horizontal),
      decoration: Decoration(
        fill: filter == nil ? resolve(appearance.contentViewColor) : nil, filter: filter,
        border: cardBorder,
        radii: CornerRadii(appearance.contentViewCornerRadius),
        shadow: Decoration.DropShadow(
          drop: 8, sigma: 16, color: Color.black.opacity(appearance.shadowOpacity)),
        disc: appearance.showCircularIcon ? .icon : nil))
  }

  /// Three arrangements, the next one taken where the one before is too high for the screen: the
  /// message scrolls; title and message scroll together; the button list scrolls too and the close
  /// button stays.
  private mutating func makeContent() throws(DocumentError) -> NodeContent {
    let title = makeTitle()
    let message = makeMessage()
    let custom = try ContentComposer(
      environment: document.environment, accent: accent, scale: document.output.scale,
      state: state
    ).node(for: content.custom)
    let buttons = ButtonComposer(composer: self)
    let block = buttons.block()
    let split = buttons.splitBlock()
    fonts = buttons.composer.fonts
    let inputs = try makeInputs()
    guard
      title != nil || message != nil || custom != nil || block != nil
        || appearance.showCircularIcon || !inputs.isEmpty
    else {
      throw DocumentError(
        .noContent,
        "the alert has no title, no message, no content, no button and no icon: nothing to show")
    }
    let indicator = resolve(.faded(.label, 0.3))
    let gap = message != nil && title != nil ? appearance.margin.titleToMessage : 0
    let below = appearance.margin.textViewBottom

    func arrange(_ texts: [Node], _ inputs: [Node], _ buttons: Node?) -> Node {
      var blocks = texts
      for block in [inputs.isEmpty ? nil : Node(.column(inputs, spacing: 0)), buttons] {
        guard let block else { continue }
        blocks.append(blocks.isEmpty ? block : block.padded(Insets(top: below)))
      }
      return Node(.column(blocks, spacing: 0))
    }
    func scrolling(_ node: Node, maxHeight: Double?, id: ElementID?, top: Double) -> Node {
      Node(
        .scroll(
          ScrollNode(node, stop: .line, order: 0, maxHeight: maxHeight, indicator: indicator)),
        id: id, role: .scroll, padding: Insets(top: top))
    }
    var alone: [Node] = []
    if let title { alone.append(title) }
    if let message {
      alone.append(
        scrolling(
          message, maxHeight: maxMessageHeight, id: "messageScroll", top: gap))
    }
    // Custom content is spaced like the text block.
    let own = custom.map { $0.padded(Insets(top: (title ?? message) != nil ? 16 : 0)) }
    if let own { alone.append(own) }
    var together: [Node] = []
    if let title { together.append(title) }
    if let message { together.append(message.padded(Insets(top: gap))) }
    if let own { together.append(own) }
    let text =
      together.isEmpty
      ? []
      : [scrolling(Node(.column(together, spacing: 0)), maxHeight: nil, id: "textScroll", top: 0)]
    var choices = [arrange(alone, inputs, block), arrange(text, inputs, block)]
    guard !inputs.isEmpty else {
      if let split { choices.append(arrange(text, [], split)) }
      return .firstThatFits(.vertical, choices)
    }
    // Fields scroll with the texts above them before they are pushed off the screen.
    let all = scrolling(
      arrange(together, inputs, nil), maxHeight: nil, id: "textScroll", top: 0)
    choices.append(arrange([all], [], block))
    if let split { choices.append(arrange([all], [], split)) }
    return .firstThatFits(.vertical, choices)
  }

  /// The limit as given, but one line at the user's text size.
  private var maxMessageHeight: Double? {
    let size = appearance.messageFont.pointSize(at: document.environment.textSize)
    return appearance.maxMessageHeight.map { max($0, TypeFace.system.lineHeight * size) }
  }

  private mutating func makeTitle() -> Node? {
    guard let title = content.title?.withoutBlankEnds, !title.isEmpty else { return nil }
    let font = fonts.resolve(appearance.titleFont, for: "titleFont")
    return Node(
      .text(
        TextNode(
          title, face: font.face, size: font.size, weight: font.weight,
          color: resolve(appearance.titleColor), preferredLines: 2,
          minimumScale: appearance.titleMinimumScaleFactor, avoidsLoneWord: true)),
      id: .title, role: .title)
  }

  private mutating func makeMessage() -> Node? {
    guard let message = content.message?.withoutBlankEnds, !message.isEmpty else { return nil }
    let font = fonts.resolve(appearance.messageFont, for: "messageFont")
    return Node(
      .text(
        TextNode(
          message, face: font.face, size: font.size, weight: font.weight,
          color: messageColor, alignment: appearance.messageAlignment,
          avoidsLoneWord: true)),
      id: .message, role: .message)
  }
}
