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
    var field = try label.map { try self.field(named: $0) } ?? focusedField()
    try await focus(at: field)
    if replacing { try await edit(field, to: "", "clear") }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 {
        try await pressReturn()
        guard let next = state.top?.state(at: state.now).focusedField else { return }
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

  private func field(named label: String) throws -> Int {
    let fields = try topSession().content.fields
    let names = fields.map { $0.placeholder ?? "" }
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
    return index
  }

  private func focusedField() throws -> Int {
    guard let field = try topSession().state(at: state.now).focusedField else {
      throw StageError(.refused, "no field has focus; name the field")
    }
    return field
  }

  private func content(of field: Int) throws -> AlertField {
    let fields = try topSession().content.fields
    guard fields.indices.contains(field) else {
      throw StageError(.noSuchPart, "there is no \(ElementID.field(field)) on the alert")
    }
    return fields[field]
  }

  private func focus(at field: Int) async throws {
    let session = try topSession()
    guard session.isEnabled else {
      let name = presentations[session.id]?.action?.name ?? ""
      throw StageError(
        .disabled,
        "\"\(try content(of: field).placeholder ?? "")\" is disabled: the action \"\(name)\" runs")
    }
    guard session.state(at: state.now).focusedField != field else { return }
    try await deliver(.tap(session.id, .field(field)), "\(ElementID.field(field)) does nothing")
  }

  private func edit(_ field: Int, to text: String, _ verb: String) async throws {
    let session = try topSession()
    let content = try content(of: field)
    let shown = content.isSecure ? String(repeating: "•", count: text.count) : text
    note("\(verb) \(content.placeholder ?? "\(ElementID.field(field))"): \(shown.debugDescription)")
    try await deliver(
      .edit(session.id, field: field, text: text), "\(ElementID.field(field)) does nothing")
  }
}
