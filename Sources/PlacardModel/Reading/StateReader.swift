/// Reads the key `state`: what has become of an alert at the instant of a still picture.
///
/// What the key leaves out has not happened: without `focus` no field has it, and without `timeLeft`
/// the whole timeout is left.
struct StateReader {
  /// The scrolling parts that families have.
  static let scrollingParts = ["messageScroll", "textScroll", "buttonScroll", "contentScroll"]
  /// How far a part may be scrolled, in points.
  static let offsets: ClosedRange<Double> = 0...100_000

  let content: AlertContent

  func read(_ reader: JSONReader) throws(DocumentError) -> AlertState {
    try reader.check(keys: ["focus", "error", "busy", "pressed", "valid", "timeLeft", "scroll"])
    var state = AlertState(timeLeft: content.timeout)
    if let focus = try reader.member("focus"), !focus.isNull {
      state.focusedContent = try contentField(focus)
      if state.focusedContent == nil {
        state.focusedField = try place(focus, "fields", content.fields.map(\.placeholder))
      }
    }
    if let error = try reader.member("error"), !error.isNull { state.error = try error.text() }
    if let busy = try reader.member("busy"), !busy.isNull {
      state.busyButton = try place(busy, "buttons", content.buttons.map(\.title))
    }
    if let pressed = try reader.member("pressed"), !pressed.isNull {
      state.pressed = try element(pressed)
    }
    if let valid = try reader.member("valid") { state.isValid = try valid.bool() }
    if let timeLeft = try reader.member("timeLeft") { state.timeLeft = try seconds(timeLeft) }
    if let scroll = try reader.member("scroll") {
      try scroll.check(keys: Self.scrollingParts)
      for part in try scroll.keys() {
        state.scrollOffsets[ElementID(part)] =
          try scroll.required(part).number(in: Self.offsets, unit: "pt")
      }
    }
    return state
  }

  /// A field inside the alert's own content, by its identity or its placeholder.
  private func contentField(_ reader: JSONReader) throws(DocumentError) -> ElementID? {
    guard case .string(let name) = reader.node.value else { return nil }
    let fields = content.contentFields
    if let field = fields.first(where: { $0.id.description == name || $0.field.placeholder == name }
    ) {
      return field.id
    }
    if content.fields.isEmpty, !fields.isEmpty {
      _ = try reader.choice(fields.compactMap(\.field.placeholder))
    }
    return nil
  }

  /// A part's position, given as such or by the part's name.
  private func place(
    _ reader: JSONReader, _ parts: String, _ names: [String?]
  ) throws(DocumentError) -> Int {
    guard !names.isEmpty else {
      throw reader.fail(.invalid, "needs the key \"\(parts)\" in the document")
    }
    if case .string = reader.node.value {
      let name = try reader.choice(names.compactMap { $0 })
      return names.firstIndex(of: name) ?? 0
    }
    return try reader.integer(in: 0...(names.count - 1))
  }

  /// A button by its identity or its title.
  private func element(_ reader: JSONReader) throws(DocumentError) -> ElementID {
    let titles = content.buttons.map(\.title)
    let identities = titles.indices.map { ElementID.button($0).description }
    let inside = content.elements.compactMap { part in
      if case .button(let button) = part.element { (id: part.id, title: button.title) } else { nil }
    }
    let others =
      [ElementID.closeButton.description] + (content.link == nil ? [] : ["link"])
      + inside.map(\.id.description)
    let name = try reader.choice(identities + others + titles + inside.map(\.title))
    if (identities + others).contains(name) { return ElementID(name) }
    if let index = titles.firstIndex(of: name) { return .button(index) }
    return inside.first { $0.title == name }?.id ?? .button(0)
  }

  /// `null` where the time does not run.
  private func seconds(_ reader: JSONReader) throws(DocumentError) -> Double? {
    guard !reader.isNull else { return nil }
    guard let timeout = content.timeout else {
      throw reader.fail(.invalid, "needs the key \"timeout\" in the document")
    }
    return try reader.number(in: 0...timeout, unit: "s")
  }
}
