import PlacardRuntime

extension Stage {
  /// Lets time pass, stopping at everything that is due on the way.
  ///
  /// - Parameter duration: at least zero.
  /// - Throws: `StageError` with code `outOfRange` or `waitsElsewhere`.
  public func advance(by duration: Duration) async throws {
    guard duration >= .zero else {
      throw StageError(.outOfRange, "duration is \(duration), must be at least 0 seconds")
    }
    try await advance(to: state.now + duration)
  }

  /// Lets time pass up to an instant, counted from the stage's beginning.
  ///
  /// - Throws: `StageError` with code `outOfRange` for an instant that has passed, or
  ///   `waitsElsewhere`.
  public func advance(to instant: Duration) async throws {
    guard instant >= state.now else {
      throw StageError(
        .outOfRange, "instant is \(instant), must be at least \(state.now), which is now")
    }
    await drain()
    try checkNothingWaitsElsewhere()
    while let next = nextDeadline, next <= instant {
      try await step(to: next)
    }
    onPassing?(state.now..<instant)
    _ = Transition.advance(to: instant, &state)
    _ = clock.advance(to: instant)
  }

  /// Lets time pass until nothing moves: no alert comes or goes and no action runs.
  ///
  /// A timeout that drains does not count: it is left where it is.
  ///
  /// - Parameter limit: the time after which this gives up.
  /// - Throws: `StageError` with code `neverSettles` naming what still goes on, or
  ///   `waitsElsewhere`.
  public func settle(within limit: Duration = .seconds(60)) async throws {
    await drain()
    try checkNothingWaitsElsewhere()
    let end = state.now + limit
    while let reason = motion {
      guard let next = nextDeadline, next <= end else {
        throw StageError(.neverSettles, "after \(limit) \(reason)")
      }
      try await step(to: next)
    }
  }

  /// What moves, in words; `nil` when all is at rest.
  private var motion: String? {
    for session in state.sessions {
      switch session.phase {
      case .entering: return "\(session.id) is still on its way in"
      case .leaving: return "\(session.id) is still on its way out"
      case .visible: break
      }
      if let action = presentations[session.id]?.action {
        return "the action \"\(action.name)\" still runs"
      }
    }
    return nil
  }

  /// When the next thing is due; timers of alerts come before sleepers of the same instant.
  var nextDeadline: Duration? {
    switch (state.timers.nextDeadline, clock.nextDeadline) {
    case (let a?, let b?): min(a, b)
    case (let a, let b): a ?? b
    }
  }

  private func step(to instant: Duration) async throws {
    onPassing?(state.now..<instant)
    // The clock shows the instant to callbacks of timers already.
    if let timer = state.timers.nextDeadline, timer <= instant {
      clock.show(instant)
      if let (_, effects) = Transition.advance(to: instant, &state) { fire(effects) }
    } else {
      _ = Transition.advance(to: instant, &state)
      _ = clock.advance(to: instant)
    }
    await drain()
    try checkNothingWaitsElsewhere()
  }
}
