import PlacardGraphics

extension DocumentWriter {
  /// Elements as `ElementReader` reads them.
  static func write(
    _ elements: [ContentElement], in parent: ElementID?
  ) throws(DocumentError) -> JSONValue {
    var nodes: [JSONNode] = []
    for (index, element) in elements.enumerated() {
      nodes.append(JSONNode(try write(element, ContentElement.id(index, in: parent))))
    }
    return .array(nodes)
  }

  private static func write(
    _ element: ContentElement, _ id: ElementID
  ) throws(DocumentError) -> JSONValue {
    switch element {
    case .divider: return "divider"
    case .spacer(nil): return "spacer"
    case .spacer(let length?): return ["spacer": .number(length)]
    case .custom:
      throw DocumentError(
        .invalid, "draws itself in Swift; JSON cannot hold it", path: id.description)
    case .row(let stack): return try write(stack, "row", id)
    case .column(let stack): return try write(stack, "column", id)
    case .image(let image):
      return object([
        ("image", .string(try path(image.image, "\(id).image"))),
        ("size", image.size == 120 ? nil : .number(image.size)), ("tint", image.tint?.json),
        ("label", image.label.map { .string($0) }),
      ])
    case .field(let field): return try write(content: field, id)
    case .keyValues(let pairs):
      return [
        "keyValues": .array(
          pairs.map { pair in
            JSONNode(
              pair.isTotal
                ? ["key": .string(pair.key), "value": .string(pair.value), "total": true]
                : [.string(pair.key), .string(pair.value)])
          })
      ]
    case .table(let table):
      return object([
        ("table", .array(table.rows.map { JSONNode(texts($0)) })),
        ("header", table.hasHeader ? true : nil),
        (
          "alignments",
          table.alignments.isEmpty ? nil : texts(table.alignments.map(\.rawValue))
        ),
      ])
    case .chart(let chart):
      return object([
        ("chart", .string(chart.kind.rawValue)),
        ("values", .array(chart.values.map { JSONNode(.number($0)) })),
        ("labels", chart.labels.isEmpty ? nil : texts(chart.labels)),
        ("title", chart.title.map { .string($0) }), ("color", chart.color?.json),
        ("height", chart.height == 120 ? nil : .number(chart.height)),
      ])
    default: return control(element)
    }
  }

  private static func control(_ element: ContentElement) -> JSONValue {
    switch element {
    case .text(let text):
      object([
        ("text", .string(text.text)),
        ("style", text.style == .subheadline ? nil : .string(text.style.rawValue)),
        ("weight", text.weight.map { .number(Double($0)) }), ("color", text.color?.json),
        ("alignment", text.alignment.map { .string($0.rawValue) }),
      ])
    case .symbol(let symbol):
      object([
        ("symbol", .string(symbol.name)),
        ("size", symbol.size == 24 ? nil : .number(symbol.size)), ("color", symbol.color?.json),
        ("label", symbol.label.map { .string($0) }),
      ])
    case .button(let button):
      object([
        ("button", .string(button.title)),
        ("role", button.role == .default ? nil : .string(button.role.rawValue)),
        ("systemImage", button.systemImage.map { .string($0) }),
        ("enabled", button.isEnabled ? nil : false),
      ])
    case .toggle(let toggle):
      object([
        (toggle.style.rawValue, .string(toggle.label)), ("isOn", toggle.isOn ? true : nil),
      ])
    case .slider(let slider):
      object([
        ("slider", .number(slider.value)),
        (
          "in",
          slider.range == 0...1
            ? nil : [.number(slider.range.lowerBound), .number(slider.range.upperBound)]
        ),
        ("step", slider.step.map { .number($0) }), ("label", slider.label.map { .string($0) }),
        ("systemImages", slider.systemImages.isEmpty ? nil : texts(slider.systemImages)),
      ])
    case .segmented(let segments):
      object([
        ("segmented", texts(segments.titles)),
        ("selection", segments.selection.map { .number(Double($0)) } ?? .null),
        ("label", segments.label.map { .string($0) }),
      ])
    case .rating(let rating):
      object([
        ("rating", .number(Double(rating.rating))),
        ("of", rating.count == 5 ? nil : .number(Double(rating.count))),
        ("label", rating.label.map { .string($0) }),
      ])
    case .progress(let progress):
      object([
        ("progress", .number(progress.value)), ("label", progress.label.map { .string($0) }),
      ])
    default: .null  // written above
    }
  }

  private static func write(
    _ stack: ContentStack, _ key: String, _ id: ElementID
  ) throws(DocumentError) -> JSONValue {
    object([
      (key, try write(stack.content, in: id)),
      ("spacing", stack.spacing == 8 ? nil : .number(stack.spacing)),
      (
        "alignment",
        key == "row" || stack.alignment == .center ? nil : .string(stack.alignment.rawValue)
      ),
    ])
  }

  private static func write(
    content field: AlertField, _ id: ElementID
  ) throws(DocumentError) -> JSONValue {
    let kind = field.isSecure ? "secureField" : field.isMultiline ? "textView" : "textField"
    guard case .object(let members) = try write(field, id.description) else { return .null }
    let rest = members.filter { !["placeholder", "secure", "multiline"].contains($0.key) }
    return .object([JSONMember(kind, JSONNode(.string(field.placeholder ?? "")))] + rest)
  }

  private static func texts(_ texts: [String]) -> JSONValue {
    .array(texts.map { JSONNode(.string($0)) })
  }

  /// An object without the members that have no value.
  private static func object(_ members: [(key: String, value: JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { JSONMember(key, JSONNode($0)) } })
  }
}
