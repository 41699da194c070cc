import PlacardModel
import PlacardRuntime

extension Stage {
  /// Types text at the end of a field, which takes the focus.
  ///
  /// A line break in the text is a press of Return.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - label: the field's placeholder; `nil` is the field with focus.
  ///   - replacing: whether what stood there goes first.
  /// - Throws: `StageError` naming what is wrong and what is there; errors of the layout.
  public func type(
    _ text: String, into label: String? = nil, replacing: Bool = false
  ) async throws {
    if showsOnlyScreen { return try await typeOnScreen(text, into: label, replacing: replacing) }
    var field = try label.map { try self.field(named: $0) } ?? focusedField()
    try await focus(at: field)
    if replacing { try await edit(field, to: "", "clear") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 {
        try await pressReturn()
        guard let next = focusedPlace else { return }
        field = next
      }
      guard !line.isEmpty else { continue }
      let old = try content(of: field).text
      try await edit(field, to: old + line, "type")
    }
  }

  /// Empties a field, which takes the focus; `nil` is the field with focus.
  ///
  /// Errors as for `type`.
  public func clear(_ label: String? = nil) async throws {
    let field = try label.map { try self.field(named: $0) } ?? focusedField()
    try await focus(at: field)
    try await edit(field, to: "", "clear")
  }

  /// Gives a field the focus; errors as for `type`.
  public func focus(_ label: String) async throws { try await focus(at: field(named: label)) }

  /// Presses Return: the next field has the focus, or the first action is tapped.
  ///
  /// - Throws: `StageError` where no field has focus; after the last field, where the action does
  ///   not react.
  public func pressReturn() async throws {
    note("return")
    await drain()
    try checkNothingWaitsElsewhere()
    // On the last field an action that validation forbids stays quiet, as a keyboard does.
    if let refusal = send(.pressReturn), refusal != .disabled, refusal != .noChange {
      throw StageError(.refused, "Return does nothing: \(refusal)")
    }
    await drain()
  }

  /// A field of the uppermost alert: one of its own, or one inside its content.
  private enum Place: Hashable {
    case field(Int)
    case content(ElementID)

    var id: ElementID {
      switch self {
      case .field(let index): .field(index)
      case .content(let id): id
      }
    }
  }

  private func places(in content: AlertContent) -> [(place: Place, field: AlertField)] {
    content.contentFields.map { (.content($0.id), $0.field) }
      + content.fields.enumerated().map { (.field($0.offset), $0.element) }
  }

  private func field(named label: String) throws -> Place {
    let places = places(in: try topSession().content)
    let names = places.map { $0.field.placeholder ?? "" }
    let found = names.indices.filter { names[$0] == label }
    guard let index = found.first else {
      throw StageError(
        .noSuchPart,
        "there is no field \"\(label)\" on the alert"
          + (names.isEmpty
            ? "" : "; there is " + names.map { "\"\($0)\"" }.joined(separator: ", ")),
        suggestions: NearNames.closest(to: label, in: names))
    }
    guard found.count == 1 else {
      throw StageError(.ambiguous, "\"\(label)\" is the name of \(found.count) fields")
    }
    return places[index].place
  }

  private var focusedPlace: Place? {
    guard let state = state.top?.state(at: state.now) else { return nil }
    return state.focusedField.map { .field($0) } ?? state.focusedContent.map { .content($0) }
  }

  private func focusedField() throws -> Place {
    _ = try topSession()
    guard let place = focusedPlace else {
      throw StageError(.refused, "no field has focus; name the field")
    }
    return place
  }

  private func content(of place: Place) throws -> AlertField {
    let places = places(in: try topSession().content)
    guard let field = places.first(where: { $0.place == place })?.field else {
      throw StageError(.noSuchPart, "there is no \(place.id) on the alert")
    }
    return field
  }

  private func focus(at place: Place) async throws {
    let session = try topSession()
    guard session.isEnabled else {
      let name = presentations[session.id]?.action?.name ?? ""
      throw StageError(
        .disabled,
        "\"\(try content(of: place).placeholder ?? "")\" is disabled: the action \"\(name)\" runs")
    }
    guard focusedPlace != place else { return }
    let target: Event.Target =
      switch place {
      case .field(let index): .field(index)
      case .content(let id): .content(id)
      }
    try await deliver(.tap(session.id, target), "\(place.id) does nothing")
  }

  private func edit(_ place: Place, to text: String, _ verb: String) async throws {
    let session = try topSession()
    let content = try content(of: place)
    let shown = content.isSecure ? String(repeating: "•", count: text.count) : text
    note("\(verb) \(content.placeholder ?? "\(place.id)"): \(shown.debugDescription)")
    let event: Event =
      switch place {
      case .field(let index): .edit(session.id, field: index, text: text)
      case .content(let id): .change(session.id, ContentChange(id, .text(text)))
      }
    try await deliver(event, "\(place.id) does nothing")
  }
}
