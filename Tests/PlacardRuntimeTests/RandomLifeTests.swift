import PlacardModel
import Testing

@testable import PlacardRuntime

@Suite("Ten thousand random lives of alerts")
struct RandomLifeTests {
  @Test("Every alert ends exactly once, in order, and leaves nothing behind")
  func invariants() {
    for seed in 0..<10_000 {
      var life = RandomLife(seed: UInt64(seed), steps: 60)
      check(life, seed)
      life.finish()
      check(life, seed)
      checkEnd(life, seed)
    }
  }

  @Test("The same seed gives the same log")
  func repeatable() {
    for seed in 0..<50 {
      let first = RandomLife(seed: UInt64(seed), steps: 200)
      let second = RandomLife(seed: UInt64(seed), steps: 200)
      #expect(first.log == second.log)
      #expect(first.state == second.state)
    }
  }

  private func check(_ life: RandomLife, _ seed: Int) {
    let state = life.state
    func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
      if !condition { Issue.record("seed \(seed): \(what())\n\(life.log.joined(separator: "\n"))") }
    }
    expect(!life.entries.contains(where: \.isLost), "an event vanished")
    let finished = life.effects.compactMap { effect -> AlertID? in
      if case .finished(let id, _) = effect { return id }
      return nil
    }
    expect(Set(finished).count == finished.count, "two results")
    expect(
      state.sessions.filter { $0.interaction.hasFocus }.count <= 1, "two fields focused")
    for session in state.sessions {
      expect((session.result != nil) == (session.phase == .leaving), "result and phase disagree")
      if session.phase == .leaving {
        expect(!session.interaction.hasFocus, "focus in an alert that leaves")
        expect(session.interaction.busyButton == nil, "work in an alert that leaves")
      }
      let kinds = Set(state.timers.timers.filter { $0.alert == session.id }.map(\.kind))
      var wanted: Set<Timer.Kind> = session.phase == .leaving ? [.exited] : []
      if session.phase == .entering { wanted.insert(.entered) }
      if session.deadline != nil, session.phase != .leaving { wanted.insert(.timeout) }
      expect(kinds == wanted, "timers \(kinds) of \(session.id), wanted \(wanted)")
    }
    let shown = Set(state.sessions.map(\.id))
    expect(state.timers.timers.allSatisfy { shown.contains($0.alert) }, "a timer of nobody")
    expect(state.queue.isEmpty || !state.sessions.isEmpty, "the queue waits for nothing")
  }

  private func checkEnd(_ life: RandomLife, _ seed: Int) {
    func expect(_ condition: Bool, _ what: @autoclosure () -> String) {
      if !condition { Issue.record("seed \(seed): \(what())\n\(life.log.joined(separator: "\n"))") }
    }
    expect(life.state.sessions.isEmpty && life.state.queue.isEmpty, "something stays")
    expect(life.state.timers.timers.isEmpty, "a timer stays")
    var phase: [AlertID: [String]] = [:]
    var presented: [AlertID] = []
    var queued: [AlertID] = []
    for effect in life.effects {
      switch effect {
      case .presented(let id):
        presented.append(id)
        phase[id, default: []].append("presented")
      case .queued(let id): queued.append(id)
      case .finished(let id, _): phase[id, default: []].append("finished")
      case .timedOut(let id): phase[id, default: []].append("timedOut")
      case .dismissed(let id): phase[id, default: []].append("dismissed")
      case .run(let id, _), .shake(let id), .validate(let id), .changed(let id, _),
        .contentTapped(let id, _):
        expect(phase[id]?.last == "presented", "\(effect) outside the life of \(id)")
      default: break
      }
    }
    let lives: Set<[String]> = [
      ["presented", "finished", "dismissed"], ["presented", "finished", "timedOut", "dismissed"],
      ["finished"],
    ]
    for request in life.requested {
      expect(lives.contains(phase[request.id] ?? []), "\(request.id): \(phase[request.id] ?? [])")
    }
    let order = presented.filter { queued.contains($0) }
    expect(order == queued.filter { order.contains($0) }, "the queue's order is lost")
  }
}
