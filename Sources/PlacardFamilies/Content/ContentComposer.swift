import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Makes nodes of an alert's own content, for every family.
struct ContentComposer {
  var environment: AlertEnvironment
  /// Colour of what can be operated and of charts.
  let accent: DynamicColor
  /// Pixels per point, for hairlines.
  let scale: Double
  /// What has become of the alert: which element has focus, which one is under a finger.
  var state = AlertState()

  /// The content as a column between an alert's message and its buttons; `nil` where there is none.
  func node(
    for elements: [ContentElement], alignment: ContentText.Alignment = .center
  ) throws(DocumentError) -> Node? {
    guard !elements.isEmpty else { return nil }
    return try column(ContentStack(elements, spacing: 12, alignment: alignment), in: nil)
  }

  /// The catalogue: what an element is drawn as.
  func node(
    for element: ContentElement, id: ElementID, alignment: ContentText.Alignment
  ) throws(DocumentError) -> Node {
    switch element {
    case .text(let text): makeText(text, id, alignment)
    case .image(let image): makeImage(image, id)
    case .symbol(let symbol): try makeSymbol(symbol, id)
    case .field(let field): try makeField(field, id)
    case .button(let button): try makeButton(button, id)
    case .row(let stack): try row(stack, in: id)
    case .column(let stack): try column(stack, in: id)
    case .spacer(let length): makeSpacer(length ?? 8, id)
    case .divider: makeDivider(id)
    case .toggle(let toggle): makeToggle(toggle, id)
    case .slider(let slider): try makeSlider(slider, id)
    case .segmented(let segments): makeSegments(segments, id)
    case .rating(let rating): try makeRating(rating, id)
    case .progress(let progress): makeProgress(progress, id)
    case .keyValues(let pairs): makePairs(pairs, id)
    case .table(let table): makeTable(table, id)
    case .chart(let chart): makeChart(chart, id)
    case .custom(let box): makeCustom(box, id)
    }
  }

  // MARK: What all elements share

  var setting: CustomSetting {
    CustomSetting(
      colors: environment.colors, direction: environment.direction,
      textSize: environment.textSize, scale: scale)
  }
  var isGlass: Bool { environment.colors.generation == .glass }
  /// The width of the thinnest line, in points.
  var hairline: Double { 1 / max(scale, 0.5) }

  func resolve(_ color: DynamicColor) -> Color { color.resolve(in: environment.colors) }

  func size(_ style: TextStyle) -> Double { style.pointSize(at: environment.textSize) }

  func lineHeight(_ style: TextStyle) -> Double { TypeFace.system.lineHeight * size(style) }

  var isAccessible: Bool { environment.textSize.isAccessibility }

  /// For what would leave no room for its matter at the largest sizes, as the system's charts do.
  var capped: ContentComposer {
    var composer = self
    if environment.textSize.index > TextSize.extraExtraExtraLarge.index {
      composer.environment.textSize = .extraExtraExtraLarge
    }
    return composer
  }

  /// A colour as it is drawn while an action runs.
  func faded(_ color: Color) -> Color { state.busyButton == nil ? color : color.opacity(0.5) }

  /// A length that grows with the text beside it.
  func grown(_ length: Double, with style: TextStyle = .body) -> Double {
    (length * max(1, style.scale(at: environment.textSize))).rounded()
  }

  /// A text in a style; one of one line shrinks a little before it is cut.
  func text(
    _ text: String, _ style: TextStyle, weight: Int? = nil, _ color: DynamicColor = .label,
    at alignment: TextNode.Alignment = .natural, isOneLine: Bool = false
  ) -> Node {
    let own = weight ?? (style == .headline ? 600 : 400)
    return Node(
      .text(
        TextNode(
          text, size: size(style), weight: min(700, own + (environment.boldText ? 200 : 0)),
          color: resolve(color), alignment: alignment, singleLineScale: isOneLine ? 0.8 : 1,
          lineLimit: isOneLine ? 1 : nil)),
      role: .text)
  }

  /// Where the edge at which a part stands lies on the screen.
  func textAlignment(_ alignment: ContentText.Alignment) -> TextNode.Alignment {
    let isMirrored = environment.direction == .rightToLeft
    return switch alignment {
    case .leading: isMirrored ? .right : .left
    case .center: .center
    case .trailing: isMirrored ? .left : .right
    }
  }
}
