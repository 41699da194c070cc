import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Makes the node tree of a system alert or action sheet.
struct UIAlertComposer {
  let document: AlertDocument
  /// What has become of the alert.
  let state: AlertState
  let style: UIAlertStyle
  let appearance: UIAlertAppearance
  let look: UIAlertLook
  /// Whether an action sheet stands in a popover.
  let isPopover: Bool
  var fonts: FontResolver
  var diagnostics: [Diagnostic] = []

  init(_ document: AlertDocument, _ state: AlertState? = nil) throws(DocumentError) {
    guard let style = UIAlertStyle(rawValue: document.style) else {
      let names = UIAlertStyle.allCases.map(\.rawValue)
      throw DocumentError(
        .unknownName,
        "is \"\(document.style)\", must be one of \(names.joined(separator: ", "))", path: "style",
        suggestions: NearNames.closest(to: document.style, in: names))
    }
    var appearance = UIAlertAppearance()
    try UIAlertAppearance.table.read(
      JSONReader(document.appearance, path: "appearance"), into: &appearance)
    try ContentCheck.run(document.content)
    try UIAlertCheck.run(document.content, style)
    // Texts of alerts never get smaller than the default.
    var environment = document.environment
    if environment.textSize.index < TextSize.large.index { environment.textSize = .large }
    self.document = document
    self.state = state ?? AlertState(timeLeft: document.content.timeout)
    self.style = style
    self.appearance = appearance
    // What UIKit calls a regular width and height: an iPad in either orientation.
    let screen = document.screen.size
    isPopover = style == .actionSheet && min(screen.width, screen.height) >= 600
    fonts = FontResolver(environment)
    look = UIAlertLook.look(
      style, environment.colors.generation, isPopover: isPopover, textSize: fonts.textSize,
      width: Self.offeredWidth(document.screen, style))
  }

  /// Sheets of a phone in landscape stay as wide as in portrait.
  private static func offeredWidth(_ screen: ScreenDescription, _ style: UIAlertStyle) -> Double {
    let room = screen.safeFrame.width - 16
    guard style == .actionSheet else { return room }
    return min(room, min(screen.size.width, screen.size.height) - 16)
  }

  var content: AlertContent { document.content }
  var isDark: Bool { document.environment.colors.scheme == .dark }

  func resolve(_ color: DynamicColor) -> Color { color.resolve(in: document.environment.colors) }

  mutating func body() throws(DocumentError) -> AlertFamily.Body {
    let node = try makeAlert()
    noteKeysWithoutEffect()
    return AlertFamily.Body(
      node: describe(node), dimOpacity: isPopover ? 0 : isDark ? 0.48 : 0.20,
      backdropFilter: nil, placement: placement, diagnostics: diagnostics + fonts.diagnostics)
  }

  private var placement: AlertPlacement {
    guard style == .actionSheet else { return .center }
    guard isPopover else { return .bottom }
    let source = appearance.sourceRect
    return source == .zero ? .center : .anchored(to: source)
  }

  private mutating func makeAlert() throws(DocumentError) -> Node {
    let texts = try makeTexts()
    var actions = UIAlertActions(composer: self, isBelowTexts: texts != nil)
    guard texts != nil || !content.buttons.isEmpty else {
      throw DocumentError(
        .noContent, "the alert has no title, no message, no field and no action: nothing to show")
    }
    let parts = actions.parts()
    fonts = actions.composer.fonts
    var column: [Node] = []
    if texts != nil || parts.list != nil {
      column.append(card(texts, parts.list, parts.scrollingList, id: .card))
    }
    if let cancel = parts.cancel {
      column.append(card(nil, cancel, nil, id: column.isEmpty ? .card : "cancelCard"))
    }
    return Node(
      .column(column, spacing: 8), role: .alert, limits: SizeLimits(width: look.width))
  }

  /// Texts above actions.
  ///
  /// Where both are too high together the texts give way, down to three lines; then the actions, down
  /// to one and a half; then both as far as they can.
  private func card(
    _ texts: Node?, _ actions: Node?, _ scrolling: ((Double) -> Node)?, id: ElementID
  ) -> Node {
    let line = TypeFace.system.lineHeight * look.messageFont.pointSize(at: fonts.textSize)
    func window(_ order: Int, _ minHeight: Double) -> Node? {
      texts.map {
        Node(
          .scroll(
            ScrollNode(
              $0, stop: .line, order: order, minHeight: minHeight,
              indicator: resolve(.faded(.label, 0.3)))),
          id: "textScroll", role: .scroll, padding: look.textPadding)
      }
    }
    func column(_ parts: Node?...) -> Node { Node(.column(parts.compactMap { $0 }, spacing: 0)) }
    var choices = [column(window(0, 3 * line), actions)]
    if let scrolling {
      choices.append(column(window(1, 3 * line), scrolling(1.5 * look.buttonHeight)))
      choices.append(column(window(1, 0), scrolling(0)))
    }
    return Node(
      .firstThatFits(.vertical, choices), id: id, role: .card,
      decoration: surface(isCancel: id == "cancelCard"))
  }
}
