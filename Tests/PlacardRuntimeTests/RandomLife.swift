import PlacardGraphics
import PlacardModel

@testable import PlacardRuntime

/// A random sequence of everything that can happen, with a record of what followed.
struct RandomLife {
  private(set) var state = PresenterState()
  /// Each event with what followed.
  private(set) var entries: [Entry] = []
  /// Every alert that was asked for, in order.
  private(set) var requested: [AlertRequest] = []
  private var random: SplitMix

  struct Entry {
    var instant: Duration
    var event: Event
    var effects: [Effect]
    /// Whether neither the state nor anybody outside noticed the event.
    var isLost: Bool
  }

  /// All effects in order.
  var effects: [Effect] { entries.flatMap(\.effects) }
  /// One line for each event.
  var log: [String] { entries.map { "\($0.instant) \($0.event) → \($0.effects)" } }

  init(seed: UInt64, steps: Int) {
    random = SplitMix(seed: seed)
    for _ in 0..<steps { step() }
  }

  /// Closes everything and lets it leave.
  mutating func finish() {
    send(.dismissAll)
    advance(by: .seconds(100))
  }

  private mutating func step() {
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1, 2: show()
    case 3: send(.tapBackdrop)
    case 4: send(.swipe(velocity: Point(0, 900)))
    case 5: send(.escape)
    case 6: send(.pressReturn)
    case 7: send(.close(anyID()))
    case 8: if chance(10) { send(.dismissAll) }
    case 9, 10: send(.tap(anyID(), anyTarget()))
    case 11: send(.edit(anyID(), field: number(3), text: ["", "a", "a@b"][number(3)]))
    case 12: send(.actionFinished(anyID(), button: number(3), error: chance(2) ? "No" : nil))
    case 13: send(.validated(anyID(), chance(2)))
    case 14: send(.showError(anyID(), "Wrong"))
    case 15: send(.press(anyID(), chance(2) ? .button(number(2)) : nil))
    case 16: send(.scroll(anyID(), .message, Double(number(4))))
    case 17:
      guard var content = state.sessions.last?.content else { return }
      content.progress = Double(number(5)) / 4
      content.message = chance(2) ? "Almost there" : content.message
      send(.update(anyID(), content))
    case 18: send(.change(anyID(), anyChange()))
    case 19: send(.tap(anyID(), .content(ContentElement.id(number(5)))))
    default: advance(by: .milliseconds(number(1200)))
    }
  }

  private mutating func anyChange() -> ContentChange {
    let values: [ContentValue] = [
      .isOn(chance(2)), .number(Double(number(4))), .text(["", "a@b"][number(2)]),
      .selection(number(3)),
    ]
    return ContentChange(ContentElement.id(number(5)), values[number(4)])
  }

  private mutating func show() {
    let id = AlertID(requested.count + 1)
    var content = AlertContent(title: "Alert \(id)")
    content.buttons = (0..<number(3)).map { index in
      AlertButton(
        title: "B\(index)", role: AlertButton.Role.allCases[number(3)],
        countdown: chance(4) ? Countdown(.seconds, disablesButton: true) : nil)
    }
    content.fields = (0..<number(3)).map {
      AlertField(placeholder: "F\($0)", isMultiline: chance(4))
    }
    if chance(2) {
      content.custom = [
        .toggle(ContentToggle("T")), .field(AlertField(placeholder: "C", isMultiline: chance(4))),
        .slider(ContentSlider(0)), .button(ContentButton("B", isEnabled: chance(2))),
      ]
    }
    if chance(3) { content.rules = [FieldRule(field: "F0", tests: [.contains("@")])] }
    if chance(3) { content.timeout = Double(1 + number(4)) / 2 }
    var behavior = AlertBehavior()
    behavior.showsCloseButton = chance(2)
    behavior.closesOnBackdropTap = chance(3)
    behavior.ignoresBackdropTaps = chance(4)
    behavior.swipes = !chance(4)
    behavior.closesAfterAction = !chance(4)
    behavior.focusesFirstField = chance(2)
    behavior.appearanceHaptic = chance(2) ? .success : nil
    let request = AlertRequest(id: id, content: content, behavior: behavior, waits: chance(2))
    requested.append(request)
    send(.show(request))
  }

  private mutating func send(_ event: Event) {
    let before = state
    let effects = Transition.apply(event, to: &state)
    record(event, effects, changed: before != state)
  }

  private mutating func record(_ event: Event, _ effects: [Effect], changed: Bool) {
    entries.append(
      Entry(
        instant: state.now, event: event, effects: effects, isLost: !changed && effects.isEmpty))
  }

  private mutating func advance(by duration: Duration) {
    let target = state.now + duration
    while let (event, effects) = Transition.advance(to: target, &state) {
      record(event, effects, changed: true)
    }
  }

  private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
  private mutating func chance(_ oneIn: Int) -> Bool { number(oneIn) == 0 }
  private mutating func anyID() -> AlertID { AlertID(max(1, requested.count - number(4))) }

  private mutating func anyTarget() -> Event.Target {
    switch number(4) {
    case 0: .closeButton
    case 1: .field(number(3))
    case 2: .clearButton(number(3))
    default: .button(number(3))
    }
  }
}
