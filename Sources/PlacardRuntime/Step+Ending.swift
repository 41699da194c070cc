import PlacardGraphics
import PlacardModel

extension Step {
  /// The program closes an alert, on the screen or in the queue.
  mutating func close(_ id: AlertID) {
    if let index = state.queue.firstIndex(where: { $0.id == id }) {
      state.queue.remove(at: index)
      return emit(.finished(id, .dismissed))
    }
    if let session = living(id) { end(session, .dismissed) }
  }

  mutating func dismissAll() {
    guard state.top != nil || !state.queue.isEmpty else { return ignore(.notShown) }
    // The queue first, so that nothing of it is shown when the screen becomes empty.
    for request in state.queue { emit(.finished(request.id, .dismissed)) }
    state.queue = []
    for session in state.sessions.reversed() where session.phase != .leaving {
      end(session, .dismissed)
    }
  }

  /// The escape gesture stands for a button, or closes what can be dismissed.
  mutating func escape() {
    guard let top = state.top, let button = top.behavior.escapeButton else {
      return dismissByHand(nil) { _ in nil }
    }
    tap(top.id, .button(button))
  }

  /// A swipe or the escape gesture.
  ///
  /// - Parameters:
  ///   - velocity: the finger's, in points per second; `nil` for a gesture that moves nothing.
  ///   - refusal: what else the behaviour says against it.
  mutating func dismissByHand(
    _ velocity: Point?, unless refusal: (AlertBehavior) -> Refusal?
  ) {
    guard let top = state.top else { return ignore(.notShown) }
    if let refusal = refusal(top.behavior) { return ignore(refusal) }
    guard top.behavior.isDismissible else { return ignore(.notDismissible) }
    guard top.isEnabled else { return ignore(.busy) }
    change(top.id) { $0.fling = velocity }
    end(top, .dismissed)
  }

  /// The alert's end is known from here on; it leaves the screen.
  mutating func end(_ session: AlertSession, _ result: AlertResult) {
    let now = state.now
    focus(session.id, nil)
    change(session.id) {
      $0.phase = .leaving
      $0.phaseStart = now
      $0.result = result
      $0.interaction.busyButton = nil
      $0.interaction.pressed = nil
    }
    state.timers.cancel(.entered, of: session.id)
    state.timers.cancel(.timeout, of: session.id)
    state.timers.set(Timer(.exited, of: session.id), at: now + session.behavior.exit)
    emit(.finished(session.id, result))
  }

  mutating func fire(_ timer: Timer) {
    guard let session = state.session(timer.alert) else { return ignore(.notShown) }
    switch timer.kind {
    case .entered:
      let now = state.now
      change(session.id) {
        $0.phase = .visible
        $0.phaseStart = now
      }
    case .timeout:
      if let title = session.content.title { emit(.announce("\(title), time is over")) }
      end(session, .timeout)
      emit(.timedOut(session.id))
    case .exited:
      state.sessions.removeAll { $0.id == session.id }
      emit(.dismissed(session.id))
      presentNext()
    }
  }
}
