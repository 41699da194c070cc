import PlacardGraphics
import PlacardLayout
import PlacardModel

extension InlineAlertComposer {
  private var title: String? { Self.shown(content.title) }
  private var subtitle: String? { Self.shown(content.message) }

  private static func shown(_ text: String?) -> String? {
    guard let text = text?.withoutBlankEnds, !text.isEmpty else { return nil }
    return text
  }

  /// Height of the first text's first line in points, beside which icon and cross stand.
  mutating func firstLineHeight() throws(DocumentError) -> Double {
    guard title != nil || subtitle != nil else { return 0 }
    let font = try title == nil ? subtitleFont() : titleFont()
    return font.face.lineHeight * font.size
  }

  /// Texts and buttons in the room beside icon and cross.
  ///
  /// Where the card is too high for the screen
  /// the texts scroll and the buttons stay.
  mutating func makeContent() throws(DocumentError) -> Node {
    let buttons = try makeButtons()
    guard title != nil || subtitle != nil || buttons != nil else {
      throw DocumentError(
        .noContent, "the alert has no title, no message and no button: nothing to show")
    }
    var texts: [Node] = []
    if let title {
      let own = theme.titleColor
      texts.append(
        text(
          title, try titleFont(),
          try color(own, "theme.color.foreground.default"), .title, .title))
    }
    if let subtitle {
      let own = theme.subtitleColor
      texts.append(
        text(
          subtitle, try subtitleFont(),
          try color(own, "theme.color.foreground.support"), .message, .message))
    }
    let gap = try spacer("sm")
    let start = Self.iconSide + gap
    var end = 0.0
    if case .titled = content.closeButton { end = max(0, Self.target - (try spacer("md"))) + gap }
    // One line stands in the middle beside the icon.
    let top = texts.isEmpty ? 0 : max(0, (Self.iconSide - (try firstLineHeight())) / 2)
    let indicator = try token("theme.color.foreground.support")
    let block = Node(.column(texts, spacing: try spacer("xs")))
    let between = texts.isEmpty ? 0 : try spacer("md")

    func arrange(_ block: Node) -> Node {
      var parts: [Node] = []
      if !texts.isEmpty {
        parts.append(block.padded(Insets(top: top, leading: start, trailing: end)))
      }
      if let buttons {
        // Without texts the buttons keep clear of the cross, as texts do.
        parts.append(
          buttons.padded(
            Insets(top: between, leading: start, trailing: texts.isEmpty ? end : 0)))
      }
      return Node(.column(parts, spacing: 0), limits: SizeLimits(minHeight: Self.iconSide))
    }
    func scrolling(_ node: Node, _ id: ElementID) -> Node {
      Node(
        .scroll(ScrollNode(node, stop: .line, order: 0, indicator: indicator)), id: id,
        role: .scroll)
    }
    return Node(
      .firstThatFits(
        .vertical,
        [
          arrange(block), arrange(scrolling(block, "textScroll")),
          // Buttons of the largest text sizes alone may be higher than a small screen.
          scrolling(arrange(block), "contentScroll"),
        ]))
  }

  /// A colour given to this alert, or that of a token.
  private func color(_ own: DynamicColor?, _ path: String) throws(DocumentError) -> Color {
    if let own { return resolve(own) }
    return try token(path)
  }

  private func text(
    _ text: String, _ font: FontResolver.Resolved, _ color: Color, _ id: ElementID,
    _ role: ElementRole
  ) -> Node {
    Node(
      .text(
        TextNode(
          text, face: font.face, size: font.size, weight: font.weight, color: color,
          alignment: .natural)),
      id: id, role: role)
  }

  private mutating func titleFont() throws(DocumentError) -> FontResolver.Resolved {
    try font("title", theme.titleFont, for: "titleFont")
  }

  private mutating func subtitleFont() throws(DocumentError) -> FontResolver.Resolved {
    try font("subtitle", theme.subtitleFont, for: "subtitleFont")
  }

  /// A font given to this alert, or that of `theme.typography`.
  mutating func font(
    _ name: String, _ own: FontDescription?, for property: String
  ) throws(DocumentError) -> FontResolver.Resolved {
    let before = fonts.diagnostics
    let token = "theme.typography.\(name)"
    var font = own ?? FontDescription(size: 17)
    if own == nil {
      font.size = try tokens.number("\(token).size", in: FontDescription.sizes)
      font.weight = Int(try tokens.number("\(token).weight", in: 1...1000))
      font.name = try tokens.text("\(token).name")
      font.textStyle = try tokens.choice("\(token).textStyle", of: TextStyle.self)
    }
    var resolver = fonts
    let resolved = resolver.resolve(font, for: property)
    // The same font is asked for more than once.
    if resolver.diagnostics.last.map({ !before.contains($0) }) ?? false { fonts = resolver }
    return resolved
  }
}
