import PlacardModel

extension Step {
  mutating func show(_ request: AlertRequest) {
    guard state.session(request.id) == nil, !state.queue.contains(where: { $0.id == request.id })
    else { return ignore(.shownAlready) }
    guard request.waits, !state.sessions.isEmpty || !state.queue.isEmpty else {
      return present(request)
    }
    state.queue.append(request)
    emit(.queued(request.id))
  }

  private mutating func present(_ request: AlertRequest) {
    // Only one field has the keyboard.
    if let top = state.top { focus(top.id, nil) }
    let session = AlertSession(request, now: state.now)
    state.sessions.append(session)
    emit(.presented(session.id))
    haptic(session.behavior.appearanceHaptic, session)
    let words = [session.content.title, session.content.message].compactMap { $0 }
    if !words.isEmpty { emit(.announce(words.joined(separator: "\n"))) }
    if let field = session.interaction.focusedField { emit(.focused(session.id, field: field)) }
    if let element = session.interaction.focusedContent {
      emit(.focusedContent(session.id, element))
    }
    if !session.content.allFields.isEmpty { emit(.validate(session.id)) }
    if let deadline = session.deadline {
      state.timers.set(Timer(.timeout, of: session.id), at: deadline)
    }
    state.timers.set(Timer(.entered, of: session.id), at: state.now + session.behavior.entrance)
  }

  /// Shows the next alert of the queue where nothing is on the screen.
  mutating func presentNext() {
    guard state.sessions.isEmpty, !state.queue.isEmpty else { return }
    present(state.queue.removeFirst())
  }

  /// The program changes what an alert says; fields keep what was typed.
  mutating func update(_ id: AlertID, _ content: AlertContent) {
    if let index = state.queue.firstIndex(where: { $0.id == id }) {
      guard state.queue[index].content != content else { return ignore(.noChange) }
      state.queue[index].content = content
      return
    }
    guard let session = living(id) else { return }
    guard content != session.content else { return ignore(.noChange) }
    change(id) { $0.content = content }
    if content.timeout != session.content.timeout { restartTimeout(id, content.timeoutDuration) }
    if let focus = session.interaction.focusedField, !content.fields.indices.contains(focus) {
      self.focus(id, nil)
    }
    if let focus = session.interaction.focusedContent,
      !content.contentFields.contains(where: { $0.id == focus })
    {
      self.focus(id, nil)
    }
    if content.message != session.content.message, let message = content.message {
      emit(.announce(message))
    }
    if let progress = content.progress, progress != session.content.progress {
      announce(progress, of: session)
    }
  }

  private mutating func restartTimeout(_ id: AlertID, _ timeout: Duration?) {
    state.timers.cancel(.timeout, of: id)
    let deadline = timeout.map { state.now + $0 }
    change(id) {
      $0.deadline = deadline
      $0.stoppedTime = nil
    }
    if let deadline { state.timers.set(Timer(.timeout, of: id), at: deadline) }
  }

  /// At most once a second, so that a fast download does not talk without pause; the end always.
  private mutating func announce(_ progress: Double, of session: AlertSession) {
    let isRecent = session.lastProgress.map { state.now - $0 < .seconds(1) } ?? false
    guard progress >= 1 || !isRecent else { return }
    let now = state.now
    change(session.id) { $0.lastProgress = now }
    emit(.announce("\(Int((progress * 100 + 1e-6).rounded(.down))) percent"))
  }
}
