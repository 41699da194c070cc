import PlacardModel

@testable import PlacardRuntime

/// A hand-written life of alerts with short names for what is done.
struct Script {
  private(set) var state = PresenterState()
  /// All effects so far.
  private(set) var effects: [Effect] = []
  private var count = 0

  mutating func show(
    _ content: AlertContent = AlertContent(title: "Hello"), waits: Bool = false,
    _ change: (inout AlertBehavior) -> Void = { _ in }
  ) -> AlertID {
    count += 1
    var behavior = AlertBehavior()
    change(&behavior)
    let request = AlertRequest(
      id: AlertID(count), content: content, behavior: behavior, waits: waits)
    send(.show(request))
    return request.id
  }

  @discardableResult
  mutating func send(_ event: Event) -> [Effect] {
    let new = Transition.apply(event, to: &state)
    effects += new
    return new
  }

  mutating func advance(to instant: Duration) {
    while let (_, new) = Transition.advance(to: instant, &state) { effects += new }
  }

  /// Results in the order of their coming.
  var results: [String] {
    effects.compactMap { effect in
      guard case .finished(let id, let result) = effect else { return nil }
      return "\(id) \(result)"
    }
  }

  func timeLeft(_ id: AlertID) -> Double? { state.session(id)?.state(at: state.now).timeLeft }
}
