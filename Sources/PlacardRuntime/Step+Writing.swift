import PlacardModel

extension Step {
  /// Typing takes an error away, since it spoke of what stood there before.
  mutating func edit(_ id: AlertID, _ field: Int, _ text: String) {
    guard let session = reachable(id) else { return }
    guard session.content.fields.indices.contains(field) else { return ignore(.noSuchPart) }
    guard session.isEnabled else { return ignore(.busy) }
    focus(id, field)
    guard session.content.fields[field].text != text else { return ignore(.noChange) }
    change(id) {
      $0.content.fields[field].text = text
      $0.interaction.error = nil
    }
    emit(.validate(id))
  }

  /// Return goes to the next field, or makes a new line in a text view; on the last field it taps the
  /// preferred action, else the first.
  mutating func pressReturn() {
    guard let top = state.top, top.interaction.hasFocus else { return ignore(.noFocus) }
    guard top.isEnabled else { return ignore(.busy) }
    let fields = top.content.fields
    if let element = top.interaction.focusedContent {
      let inside = top.content.contentFields
      guard let place = inside.firstIndex(where: { $0.id == element }) else {
        return focus(top.id, nil)
      }
      if inside[place].field.isMultiline {
        return apply(
          ContentChange(element, .text(inside[place].field.text + "\n")), to: top.id)
      }
      if inside.indices.contains(place + 1) { return focusContent(top.id, inside[place + 1].id) }
      if !fields.isEmpty { return focus(top.id, 0) }
    }
    if let field = top.interaction.focusedField, fields.indices.contains(field) {
      if fields[field].isMultiline { return edit(top.id, field, fields[field].text + "\n") }
      if let next = fields.indices.first(where: { $0 > field }) { return focus(top.id, next) }
    }
    let first = top.content.buttons.firstIndex { $0.role != .cancel }
    guard let action = top.content.preferredButton ?? first else {
      return focus(top.id, nil)
    }
    tap(top.id, .button(action))
  }

  mutating func validated(_ id: AlertID, _ isValid: Bool) {
    guard let session = living(id) else { return }
    guard session.isApproved != isValid else { return ignore(.noChange) }
    change(id) { $0.isApproved = isValid }
  }
}
