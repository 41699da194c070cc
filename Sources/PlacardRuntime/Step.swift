import PlacardModel

/// One application of an event: the state on its way and what has followed so far.
struct Step {
  var state: PresenterState
  var effects: [Effect] = []

  init(_ state: PresenterState) { self.state = state }

  mutating func take(_ event: Event) {
    switch event {
    case .show(let request): show(request)
    case .tap(let id, let target): tap(id, target)
    case .tapBackdrop: tapBackdrop()
    case .swipe(let velocity):
      dismissByHand(velocity) { $0.swipes ? nil : .switchedOff }
    case .escape: escape()
    case .edit(let id, let field, let text): edit(id, field, text)
    case .change(let id, let change): apply(change, to: id)
    case .pressReturn: pressReturn()
    case .press(let id, let part): press(id, part)
    case .scroll(let id, let part, let offset): scroll(id, part, offset)
    case .actionFinished(let id, let button, let error): finishAction(id, button, error)
    case .validated(let id, let isValid): validated(id, isValid)
    case .update(let id, let content): update(id, content)
    case .showError(let id, let message): showError(id, message)
    case .close(let id): close(id)
    case .dismissAll: dismissAll()
    case .timer(let timer): fire(timer)
    }
  }

  mutating func emit(_ effect: Effect) { effects.append(effect) }
  mutating func ignore(_ refusal: Refusal) { emit(.ignored(refusal)) }

  mutating func haptic(_ haptic: Haptic?, _ session: AlertSession) {
    if let haptic, session.behavior.isHaptic { emit(.haptic(haptic)) }
  }

  /// Changes a session that is on the screen.
  mutating func change(_ id: AlertID, _ body: (inout AlertSession) -> Void) {
    guard let index = state.sessions.firstIndex(where: { $0.id == id }) else { return }
    body(&state.sessions[index])
  }

  /// The session if a person can reach it: on the screen, not on its way out, nothing above.
  mutating func reachable(_ id: AlertID) -> AlertSession? {
    guard let session = living(id) else { return nil }
    guard state.top?.id == id else {
      ignore(.covered)
      return nil
    }
    return session
  }

  /// The session if the program can still change it.
  mutating func living(_ id: AlertID) -> AlertSession? {
    guard let session = state.session(id) else {
      ignore(.notShown)
      return nil
    }
    guard session.phase != .leaving else {
      ignore(.leaving)
      return nil
    }
    return session
  }

  mutating func focus(_ id: AlertID, _ field: Int?) {
    guard let old = state.session(id)?.interaction,
      old.focusedField != field || old.focusedContent != nil
    else { return }
    change(id) {
      $0.interaction.focusedField = field
      $0.interaction.focusedContent = nil
    }
    emit(.focused(id, field: field))
  }

  mutating func focusContent(_ id: AlertID, _ element: ElementID) {
    guard state.session(id)?.interaction.focusedContent != element else { return }
    change(id) {
      $0.interaction.focusedField = nil
      $0.interaction.focusedContent = element
    }
    emit(.focusedContent(id, element))
  }
}
