import PlacardModel
import Testing

@testable import PlacardRuntime

@Suite("Cases of the state machine")
struct TransitionCaseTests {
  private func content(_ title: String?, timeout: Double? = nil, buttons: [String] = [])
    -> AlertContent
  {
    var content = AlertContent(title: title)
    content.timeout = timeout
    content.buttons = buttons.map { AlertButton(title: $0) }
    return content
  }

  @Test("S02: equal and nameless alerts in the queue all appear, in order, each with its result")
  func duplicates() {
    var script = Script()
    let ids = ["Same", "Same", "Same", nil, nil, nil].map { title in
      script.show(content(title), waits: true)
    }
    for (index, id) in ids.enumerated() {
      script.advance(to: .seconds(2 * index + 1))
      #expect(script.state.sessions.map(\.id) == [id])
      script.send(.tap(id, .closeButton))
    }
    script.advance(to: .seconds(20))
    #expect(script.results == ids.map { "\($0) dismissed" })
    let presented = script.effects.compactMap { effect -> AlertID? in
      if case .presented(let id) = effect { return id }
      return nil
    }
    #expect(presented == ids)
  }

  @Test("S05: the last of ten quick alerts closes two seconds after its own showing")
  func quickAlerts() {
    var script = Script()
    var last = AlertID(0)
    for index in 0..<10 {
      script.advance(to: .milliseconds(50 * index))
      if index > 0 { script.send(.close(last)) }
      last = script.show(content("x", timeout: 2))
    }
    script.advance(to: .milliseconds(450 + 1999))
    #expect(script.state.session(last)?.phase == .visible)
    script.advance(to: .milliseconds(450 + 2000))
    #expect(script.state.session(last)?.phase == .leaving)
    #expect(script.results.last == "\(last) timeout")
    #expect(script.results.count == 10)
  }

  @Test("S14: closing one alert lets the next come; dismissAll leaves nothing to come")
  func queue() {
    var script = Script()
    let a = script.show(content("A"), waits: true)
    let b = script.show(content("B"), waits: true)
    let c = script.show(content("C"), waits: true)
    script.advance(to: .seconds(2))
    script.send(.close(a))
    #expect(script.state.sessions.map(\.id) == [a])
    script.advance(to: .seconds(3))
    #expect(script.state.sessions.map(\.id) == [b])
    script.send(.dismissAll)
    script.advance(to: .seconds(9))
    #expect(script.state.sessions.isEmpty && script.state.queue.isEmpty)
    #expect(script.results == ["\(a) dismissed", "\(c) dismissed", "\(b) dismissed"])
  }

  @Test("A03: a running action stops the timeout where it is, and it stays stopped after a throw")
  func stoppedTimeout() {
    var script = Script()
    let id = script.show(content("Ad", timeout: 5, buttons: ["Go"]))
    script.advance(to: .seconds(2))
    #expect(script.timeLeft(id) == 3)
    script.send(.tap(id, .button(0)))
    for second in 2...4 {
      script.advance(to: .seconds(second))
      #expect(script.timeLeft(id) == 3)
    }
    script.send(.actionFinished(id, button: 0, error: "Offline"))
    script.advance(to: .seconds(100))
    #expect(script.timeLeft(id) == 3)
    #expect(script.state.session(id)?.state(at: .zero).error == "Offline")
    #expect(script.results.isEmpty)
  }

  @Test("S07: an error comes with the throw and goes with the first letter")
  func errorLine() {
    var script = Script()
    var content = content("Code", buttons: ["Check"])
    content.fields = [AlertField(placeholder: "Code")]
    content.rules = [FieldRule(field: "Code", tests: [.notEmpty])]
    let id = script.show(content)
    func state() -> AlertState? { script.state.session(id)?.state(at: script.state.now) }
    #expect(state()?.error == nil && state()?.isValid == false)
    #expect(script.send(.tap(id, .button(0))) == [.ignored(.disabled)])
    script.send(.edit(id, field: 0, text: "12"))
    #expect(state()?.isValid == true)
    #expect(script.send(.tap(id, .button(0))) == [.haptic(.selection), .run(id, button: 0)])
    script.send(.actionFinished(id, button: 0, error: "Wrong code"))
    #expect(state()?.error == "Wrong code")
    script.send(.edit(id, field: 0, text: "1"))
    #expect(state()?.error == nil)
    script.send(.tap(id, .clearButton(0)))
    #expect(state()?.isValid == false && state()?.error == nil)
  }
}
