/// The state machine: a pure function from a state and an event to the next state and what follows.
///
/// Nothing is lost: an event that does nothing gives the effect `ignored` with the reason.
public enum Transition {
  /// Applies an event at the state's instant.
  ///
  /// - Returns: what follows, in order; the same for the same state and event.
  public static func apply(_ event: Event, to state: inout PresenterState) -> [Effect] {
    var step = Step(state)
    step.take(event)
    for index in step.state.sessions.indices {
      let session = step.state.sessions[index]
      guard let before = state.session(session.id), before != session else { continue }
      step.state.sessions[index].remember(before, at: state.now)
    }
    state = step.state
    return step.effects
  }

  /// Lets time pass up to the next timer or the given instant, whichever comes first.
  ///
  /// - Returns: what follows from the timer; `nil` when the instant is reached and no timer is due.
  public static func advance(
    to instant: Duration, _ state: inout PresenterState
  ) -> (event: Event, effects: [Effect])? {
    guard let (timer, deadline) = state.timers.takeDue(at: instant) else {
      state.now = max(state.now, instant)
      return nil
    }
    state.now = max(state.now, deadline)
    return (.timer(timer), apply(.timer(timer), to: &state))
  }
}
