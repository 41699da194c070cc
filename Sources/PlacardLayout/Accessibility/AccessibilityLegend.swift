import PlacardGraphics

/// The column of texts beside an annotated picture: what a reader says, by number.
struct AccessibilityLegend {
  let tree: AccessibilityTree
  let colors: ColorEnvironment

  /// Width of the column in points.
  static let width = 320.0
  private static let indent = 32.0

  /// Hues whose neighbours are easy to tell apart, also for the colour-blind.
  private static let hues: [DynamicColor] = [
    .systemBlue, .systemOrange, .systemPurple, .systemGreen, .systemPink, .systemTeal,
    .systemIndigo, .systemBrown,
  ]

  /// The colour of an element's number and box.
  func hue(_ index: Int) -> Color {
    Self.hues[index % Self.hues.count].resolve(in: colors)
  }

  /// Size in points of the pill with an element's number.
  func badgeSize(_ index: Int) -> Size {
    Size(Double(14 + 6 * "\(index + 1)".count), 20)
  }

  /// An element's number on its colour.
  func badge(_ index: Int) -> Node {
    let size = badgeSize(index)
    let hue = hue(index)
    let number = TextNode(
      "\(index + 1)", size: 12, weight: 700, color: hue.readableForeground, lineLimit: 1)
    return Node(
      .overlay([Layer(Node(.text(number)), horizontal: .center, vertical: .center)]),
      limits: SizeLimits(width: size.width, height: size.height),
      decoration: Decoration(fill: hue, radii: CornerRadii(size.height / 2), curve: .circular),
      isRigid: true)
  }

  /// The whole column.
  var node: Node {
    let entries = tree.elements.indices.map(entry)
    return Node(
      .column([heading] + entries, spacing: 14), limits: SizeLimits(width: Self.width))
  }

  private var heading: Node {
    let kind = tree.isModal ? "Modal alert" : "Alert"
    let escape = tree.allowsEscape ? "escape closes it" : "escape does not close it"
    let title = text("\(kind), \(escape)", size: 15, weight: 700)
    // Isolated, since the announcement may run the other way.
    let announced =
      tree.announcement.isEmpty ? nil : note("Announces: \u{2068}\(tree.announcement)\u{2069}")
    return Node(.column([title] + (announced.map { [$0] } ?? []), spacing: 2))
  }

  private func entry(_ index: Int) -> Node {
    let element = tree.elements[index]
    var notes = [element.name]
    if !element.isInSight { notes.append("scrolled out of sight") }
    if !element.actions.isEmpty {
      notes.append("actions: \(element.actions.joined(separator: ", "))")
    }
    if let contrast = element.contrast { notes.append("contrast \(contrast.words)") }
    let spoken = element.spoken.isEmpty ? "nothing" : element.spoken
    let words = Node(
      .column(
        [text(spoken, size: 14, weight: 600), note(notes.joined(separator: " · "))],
        spacing: 1),
      padding: Insets(top: 1, leading: Self.indent))
    return Node(
      .overlay([
        Layer(badge(index), horizontal: .leading, vertical: .top), Layer(words, vertical: .top),
      ]))
  }

  private func note(_ words: String) -> Node {
    text(words, size: 12, weight: 400, color: .secondaryLabel)
  }

  private func text(
    _ words: String, size: Double, weight: Int, color: DynamicColor = .label
  ) -> Node {
    Node(
      .text(
        TextNode(
          words, size: size, weight: weight, color: color.resolve(in: colors), alignment: .natural,
          lineLimit: 6)))
  }
}
