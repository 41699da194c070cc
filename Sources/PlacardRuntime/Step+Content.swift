import PlacardModel

extension Step {
  /// A switch turns, a button acts and leaves the alert where it is, a field takes the focus.
  mutating func tapContent(_ session: AlertSession, _ id: ElementID) {
    guard let element = session.content.element(id) else { return ignore(.noSuchPart) }
    guard session.isEnabled else { return ignore(.busy) }
    switch element {
    case .button(let button):
      guard button.isEnabled else { return ignore(.disabled) }
      haptic(.selection, session)
      emit(.contentTapped(session.id, id))
    case .field:
      guard session.interaction.focusedContent != id else { return ignore(.noChange) }
      focusContent(session.id, id)
    default:
      guard let value = element.valueWhenTapped else { return ignore(.notTappable) }
      apply(ContentChange(id, value), to: session.id)
    }
  }

  /// A person changes an element of the content; what it cannot hold is refused, and a field's new
  /// text takes an error away as in the alert's own fields.
  mutating func apply(_ change: ContentChange, to id: AlertID) {
    guard let session = reachable(id) else { return }
    guard session.isEnabled else { return ignore(.busy) }
    guard let element = session.content.element(change.id) else { return ignore(.noSuchPart) }
    let content: AlertContent
    do {
      content = try session.content.applying(change)
    } catch {
      return ignore(.noSuchPart)
    }
    if case .field = element { focusContent(id, change.id) }
    guard content != session.content else { return ignore(.noChange) }
    self.change(id) {
      $0.content = content
      if case .field = element { $0.interaction.error = nil }
    }
    // A slider may have gone to its next step.
    let held = content.element(change.id)?.value ?? change.value
    switch element {
    case .toggle, .segmented, .rating: haptic(.selection, session)
    default: break
    }
    emit(.changed(id, ContentChange(change.id, held)))
    if case .field = element { emit(.validate(id)) }
  }
}
