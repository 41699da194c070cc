import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardRuntime

@Suite("How alerts react")
struct TransitionTests {
  private var delete: AlertContent {
    var content = AlertContent(title: "Delete 12 photos?", message: "Everywhere.")
    content.buttons = [
      AlertButton(title: "Delete", role: .destructive), AlertButton(title: "Keep", role: .cancel),
    ]
    return content
  }

  private var signIn: AlertContent {
    var content = AlertContent(title: "Sign in")
    content.fields = [
      AlertField(placeholder: "Email"), AlertField(placeholder: "Password", isSecure: true),
    ]
    content.rules = [
      FieldRule(field: "Email", tests: [.contains("@")]),
      FieldRule(field: "Password", tests: [.notEmpty]),
    ]
    content.buttons = [
      AlertButton(title: "Later", role: .cancel), AlertButton(title: "Sign in"),
    ]
    return content
  }

  @Test("An alert appears with its haptic and is read aloud; a tap gives the button's result once")
  func button() {
    var script = Script()
    let id = script.show(delete) { $0.appearanceHaptic = .warning }
    #expect(
      script.effects == [
        .presented(id), .haptic(.warning), .announce("Delete 12 photos?\nEverywhere."),
      ])
    script.send(.tap(id, .button(0)))
    script.send(.actionFinished(id, button: 0, error: nil))
    #expect(script.state.session(id)?.result == .button(index: 0, title: "Delete"))
    #expect(script.send(.tap(id, .button(1))) == [.ignored(.leaving)])
    #expect(script.send(.close(id)) == [.ignored(.leaving)])
    script.advance(to: .seconds(1))
    #expect(script.effects.last == .dismissed(id))
    #expect(script.send(.tap(id, .button(1))) == [.ignored(.notShown)])
    #expect(script.results.count == 1)
  }

  @Test(
    "While an action runs nothing else takes taps; an action that ends after its alert is ignored")
  func busy() {
    var script = Script()
    let id = script.show(delete) { $0.closesOnBackdropTap = true }
    script.send(.tap(id, .button(0)))
    for event in [
      Event.tap(id, .button(1)), .tap(id, .closeButton), .tapBackdrop,
      .swipe(velocity: Point(0, 900)), .escape,
    ] {
      #expect(script.send(event) == [.ignored(.busy)])
    }
    script.send(.close(id))
    #expect(script.send(.actionFinished(id, button: 0, error: "x")) == [.ignored(.leaving)])
    script.advance(to: .seconds(1))
    #expect(script.send(.actionFinished(id, button: 0, error: "x")) == [.ignored(.notShown)])
    #expect(script.results == ["\(id) dismissed"])
  }

  @Test("Swipe and escape follow one rule; the backdrop has its own")
  func dismissing() {
    var script = Script()
    let stuck = script.show { $0.showsCloseButton = false }
    #expect(script.send(.swipe(velocity: Point(0, 900))) == [.ignored(.notDismissible)])
    #expect(script.send(.escape) == [.ignored(.notDismissible)])
    #expect(script.send(.tapBackdrop) == [.ignored(.notDismissible)])
    #expect(script.send(.tap(stuck, .closeButton)) == [.ignored(.noSuchPart)])
    let still = script.show { $0.swipes = false }
    #expect(script.send(.swipe(velocity: Point(0, 900))) == [.ignored(.switchedOff)])
    #expect(script.send(.escape) == [.finished(still, .dismissed)])
    let free = script.show {
      $0.showsCloseButton = false
      $0.closesOnBackdropTap = true
    }
    #expect(script.send(.swipe(velocity: Point(0, 900))) == [.finished(free, .dismissed)])
    let deaf = script.show {
      $0.closesOnBackdropTap = true
      $0.ignoresBackdropTaps = true
    }
    #expect(script.send(.tapBackdrop) == [.ignored(.switchedOff)])
    script.send(.close(deaf))
  }

  @Test("Only the uppermost of stacked alerts takes taps")
  func stacking() {
    var script = Script()
    let lower = script.show(delete)
    let upper = script.show(delete)
    #expect(script.send(.tap(lower, .button(0))) == [.ignored(.covered)])
    script.send(.tap(upper, .closeButton))
    #expect(script.send(.tap(lower, .button(0))).last == .run(lower, button: 0))
  }

  @Test("Validation holds the actions back, but not the cancel action")
  func validation() {
    var script = Script()
    let id = script.show(signIn)
    #expect(script.send(.tap(id, .button(1))) == [.ignored(.disabled)])
    script.send(.edit(id, field: 0, text: "a@b.c"))
    script.send(.edit(id, field: 1, text: "x"))
    #expect(script.send(.validated(id, false)) == [])
    #expect(script.send(.tap(id, .button(1))) == [.ignored(.disabled)])
    script.send(.validated(id, true))
    #expect(script.send(.tap(id, .button(1))).last == .run(id, button: 1))
    script.send(.actionFinished(id, button: 1, error: "No"))
    script.send(.edit(id, field: 0, text: ""))
    #expect(script.send(.tap(id, .button(0))).last == .run(id, button: 0))
  }

  @Test("Return walks through the fields and taps the first action at the end, if it is allowed")
  func returnKey() {
    var script = Script()
    let id = script.show(signIn)
    #expect(script.send(.pressReturn) == [.focused(id, field: 1)])
    #expect(script.send(.pressReturn) == [.ignored(.disabled)])
    script.send(.edit(id, field: 0, text: "a@b.c"))
    script.send(.edit(id, field: 1, text: "x"))
    #expect(script.send(.pressReturn) == [.haptic(.selection), .run(id, button: 1)])
  }

  @Test("Return makes a new line in a text view, and takes the focus away where there is no action")
  func returnInTextView() {
    var script = Script()
    var content = AlertContent(title: "Notes")
    content.fields = [AlertField(text: "a", isMultiline: true), AlertField(placeholder: "Name")]
    let id = script.show(content)
    script.send(.pressReturn)
    #expect(script.state.session(id)?.content.fields[0].text == "a\n")
    script.send(.tap(id, .field(1)))
    #expect(script.send(.pressReturn) == [.focused(id, field: nil)])
    #expect(script.send(.pressReturn) == [.ignored(.noFocus)])
  }

  @Test("A tap beside the card takes the focus before it does anything else")
  func backdropEndsEditing() {
    var script = Script()
    let id = script.show(signIn)
    #expect(script.send(.tapBackdrop) == [.focused(id, field: nil)])
    #expect(script.send(.tapBackdrop) == [.ignored(.notDismissible)])
  }

  @Test("A new alert takes the keyboard from the one below")
  func focusMoves() {
    var script = Script()
    let lower = script.show(signIn)
    _ = script.show(signIn)
    #expect(script.effects.contains(.focused(lower, field: nil)))
    #expect(script.state.session(lower)?.interaction.focusedField == nil)
  }

  @Test("A countdown keeps its button disabled until the time is over")
  func countdown() {
    var script = Script()
    var content = AlertContent(title: "Ad break")
    content.timeout = 5
    content.buttons = [
      AlertButton(title: "Skip", countdown: Countdown(.seconds, disablesButton: true)),
      AlertButton(title: "More", countdown: Countdown(.seconds)),
    ]
    let id = script.show(content)
    script.advance(to: .seconds(4))
    #expect(script.send(.tap(id, .button(0))) == [.ignored(.disabled)])
    #expect(script.send(.tap(id, .button(1))).last == .run(id, button: 1))
  }

  @Test("A timeout calls its callback after the result, then the alert leaves")
  func timeout() {
    var script = Script()
    var content = AlertContent(title: "Ad break")
    content.timeout = 5
    let id = script.show(content)
    script.advance(to: .seconds(6))
    #expect(
      script.effects.suffix(4) == [
        .announce("Ad break, time is over"), .finished(id, .timeout), .timedOut(id),
        .dismissed(id),
      ])
  }

  @Test("An action that went well leaves the alert open where the appearance says so")
  func staysOpen() {
    var script = Script()
    let id = script.show(delete) { $0.closesAfterAction = false }
    script.send(.tap(id, .button(0)))
    #expect(script.send(.actionFinished(id, button: 0, error: nil)) == [])
    #expect(script.state.session(id)?.isEnabled == true)
    script.send(.close(id))
    #expect(script.results == ["\(id) dismissed"])
  }

  @Test("Progress is announced once a second and at its end")
  func progress() {
    var script = Script()
    var content = AlertContent(title: "Downloading")
    content.progress = 0
    let id = script.show(content)
    for tenth in 1...10 {
      script.advance(to: .milliseconds(tenth * 300))
      content.progress = Double(tenth) / 10
      script.send(.update(id, content))
    }
    let said = script.effects.compactMap { effect -> String? in
      if case .announce(let text) = effect { return text }
      return nil
    }
    #expect(said == ["Downloading", "10 percent", "50 percent", "90 percent", "100 percent"])
    #expect(script.send(.update(id, content)) == [.ignored(.noChange)])
  }

  @Test("A waiting alert can be closed and changed before it is ever shown")
  func waiting() {
    var script = Script()
    let first = script.show()
    let second = script.show(delete, waits: true)
    var content = delete
    content.title = "Changed"
    script.send(.update(second, content))
    #expect(script.state.queue.first?.content.title == "Changed")
    #expect(script.send(.close(second)) == [.finished(second, .dismissed)])
    script.send(.close(first))
    script.advance(to: .seconds(5))
    #expect(script.state.sessions.isEmpty)
  }

  @Test("A hundred alerts queue up and come one after the other")
  func longQueue() {
    var script = Script()
    let ids = (0..<100).map { _ in script.show(waits: true) }
    for id in ids {
      #expect(script.state.sessions.map(\.id) == [id])
      script.send(.tap(id, .closeButton))
      script.advance(to: script.state.now + .seconds(1))
    }
    #expect(script.results.count == 100)
    #expect(script.state.sessions.isEmpty && script.state.queue.isEmpty)
    #expect(script.state.timers.timers.isEmpty)
  }
}
