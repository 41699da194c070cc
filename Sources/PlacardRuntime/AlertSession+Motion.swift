public import PlacardModel

extension AlertSession {
  /// What an alert said and was before an instant at which it changed.
  struct Change: Hashable, Sendable {
    var content: AlertContent
    var state: AlertState
    var time: Duration
  }

  /// What moves at an instant.
  public func motion(at now: Duration) -> AlertMotion {
    func age(_ time: Duration) -> Double { (now - time) / .seconds(1) }
    return AlertMotion(
      age: age(start), exitAge: phase == .leaving ? age(phaseStart) : nil, fling: fling,
      shakeAge: shakeStart.map(age),
      changes: changes.compactMap { change in
        let age = age(change.time)
        guard age < AlertMotion.changeDuration else { return nil }
        return AlertMotion.Change(content: change.content, state: change.state, age: age)
      })
  }

  /// When the last change and the shake are over.
  public var changesEnd: Duration {
    let ends =
      changes.map { $0.time + .seconds(AlertMotion.changeDuration) }
      + [shakeStart.map { $0 + .seconds(AlertMotion.shakeDuration) } ?? start]
    return ends.max() ?? start
  }

  /// Remembers what it was before, where that is seen: not what a person types, presses or scrolls.
  mutating func remember(_ before: AlertSession, at now: Duration) {
    guard phase != .leaving, before.seen != seen else { return }
    changes.removeAll { now - $0.time >= .seconds(AlertMotion.changeDuration) }
    changes.append(Change(content: before.content, state: before.state(at: now), time: now))
  }

  private struct Seen: Equatable {
    var content: AlertContent
    var focus: Int?
    var error: String?
    var busy: Int?
    var isValid: Bool
  }

  private var seen: Seen {
    var content = content
    for index in content.fields.indices { content.fields[index].text = "" }
    return Seen(
      content: content, focus: interaction.focusedField, error: interaction.error,
      busy: interaction.busyButton, isValid: isValid)
  }
}
