import PlacardModel

extension Step {
  mutating func tap(_ id: AlertID, _ target: Event.Target) {
    guard let session = reachable(id) else { return }
    switch target {
    case .button(let index): tapButton(session, index)
    case .closeButton:
      guard session.behavior.showsCloseButton else { return ignore(.noSuchPart) }
      guard session.isEnabled else { return ignore(.busy) }
      haptic(.selection, session)
      end(session, .dismissed)
    case .link:
      guard session.content.link != nil else { return ignore(.noSuchPart) }
      guard session.isEnabled else { return ignore(.busy) }
      haptic(.selection, session)
      emit(.follow(id))
    case .field(let index):
      guard session.content.fields.indices.contains(index) else { return ignore(.noSuchPart) }
      guard session.isEnabled else { return ignore(.busy) }
      guard session.interaction.focusedField != index else { return ignore(.noChange) }
      focus(id, index)
    case .clearButton(let index): edit(id, index, "")
    case .content(let element): tapContent(session, element)
    }
  }

  private mutating func tapButton(_ session: AlertSession, _ index: Int) {
    guard session.content.buttons.indices.contains(index) else { return ignore(.noSuchPart) }
    guard session.isEnabled else { return ignore(.busy) }
    guard session.isEnabled(button: index, at: state.now) else { return ignore(.disabled) }
    haptic(.selection, session)
    // While the action runs the alert waits for it, however long it takes.
    state.timers.cancel(.timeout, of: session.id)
    let now = state.now
    change(session.id) {
      $0.stoppedTime = $0.timeLeft(at: now)
      $0.interaction.busyButton = index
      $0.interaction.error = nil
      $0.interaction.pressed = nil
      $0.deadline = nil
    }
    emit(.run(session.id, button: index))
  }

  mutating func tapBackdrop() {
    guard let top = state.top else { return ignore(.notShown) }
    guard !top.behavior.ignoresBackdropTaps else { return ignore(.switchedOff) }
    guard top.isEnabled else { return ignore(.busy) }
    if top.behavior.closesOnBackdropTap {
      if let button = top.behavior.escapeButton { return tap(top.id, .button(button)) }
      return end(top, .dismissed)
    }
    guard top.interaction.hasFocus else { return ignore(.notDismissible) }
    focus(top.id, nil)
  }

  mutating func press(_ id: AlertID, _ part: ElementID?) {
    guard let session = reachable(id) else { return }
    guard session.interaction.pressed != part else { return ignore(.noChange) }
    change(id) { $0.interaction.pressed = part }
  }

  mutating func scroll(_ id: AlertID, _ part: ElementID, _ offset: Double) {
    guard let session = reachable(id) else { return }
    guard session.interaction.scrollOffsets[part] ?? 0 != offset else { return ignore(.noChange) }
    change(id) { $0.interaction.scrollOffsets[part] = offset == 0 ? nil : offset }
  }

  /// An action that went well closes the alert where the behaviour says so; one that threw leaves it
  /// open with the message.
  mutating func finishAction(_ id: AlertID, _ button: Int, _ error: String?) {
    guard let session = living(id) else { return }
    guard session.interaction.busyButton == button else { return ignore(.noChange) }
    change(id) { $0.interaction.busyButton = nil }
    if let error { return showError(id, error) }
    guard session.behavior.closesAfterAction else { return }
    let titles = session.content.buttons.map(\.title)
    let title = titles.indices.contains(button) ? titles[button] : ""
    end(session, .button(index: button, title: title))
  }

  mutating func showError(_ id: AlertID, _ message: String) {
    guard let session = living(id) else { return }
    let now = state.now
    change(id) {
      $0.interaction.error = message
      $0.shakeStart = now
    }
    haptic(.error, session)
    emit(.shake(id))
    emit(.announce(message))
  }
}
