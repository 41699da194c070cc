import PlacardGraphics
public import PlacardModel

/// An alert on the screen.
public struct AlertSession: Hashable, Sendable {
  /// Where it is in its life.
  public enum Phase: String, Hashable, Sendable {
    /// On its way in; takes taps already.
    case entering
    /// At rest.
    case visible
    /// On its way out; takes no taps.
    case leaving
  }

  /// Its identity.
  public let id: AlertID
  /// What it says now: texts of fields and updates change it.
  public internal(set) var content: AlertContent
  /// How it reacts.
  public let behavior: AlertBehavior
  /// Where it is in its life.
  public internal(set) var phase = Phase.entering
  /// When the phase began.
  public internal(set) var phaseStart: Duration
  /// When it came on the screen.
  public let start: Duration
  /// When it last began to shake; `nil` where it never did.
  var shakeStart: Duration?
  /// With which velocity a finger flung it away, in points per second.
  var fling: Point?
  /// What it said and was before it changed a short while ago, the oldest first.
  var changes: [Change] = []
  /// When it times out; `nil` without a timeout, and once an action has stopped it.
  public internal(set) var deadline: Duration?
  /// The time that was left when an action stopped it; shown from then on.
  var stoppedTime: Duration?
  /// How it ended; set once, when it begins to leave.
  public internal(set) var result: AlertResult?
  /// Who has focus and what is busy; time and validity are in `state(at:)`.
  var interaction: AlertState
  /// What the program's own validation says.
  var isApproved = true
  /// When progress was last announced.
  var lastProgress: Duration?

  init(_ request: AlertRequest, now: Duration) {
    id = request.id
    content = request.content
    behavior = request.behavior
    phaseStart = now
    start = now
    deadline = request.content.timeoutDuration.map { now + $0 }
    interaction = AlertState()
    if behavior.focusesFirstField { interaction.focusFirstField(of: content) }
  }

  /// Everything that a picture of an instant needs beside the content.
  public func state(at now: Duration) -> AlertState {
    var state = interaction
    state.isValid = isValid
    state.timeLeft = timeLeft(at: now).map { $0 / .seconds(1) }
    return state
  }

  /// What is left of the timeout, running or stopped; `nil` without one.
  func timeLeft(at now: Duration) -> Duration? {
    stoppedTime ?? deadline.map { max(.zero, $0 - now) }
  }

  /// Whether validation allows the actions.
  public var isValid: Bool {
    isApproved && content.rules.allSatisfy { $0.holds(for: content.allFields) }
  }

  /// Whether an action button takes taps at an instant.
  public func isEnabled(button index: Int, at now: Duration) -> Bool {
    guard phase != .leaving, interaction.busyButton == nil, content.buttons.indices.contains(index)
    else { return false }
    let button = content.buttons[index]
    guard button.isEnabled else { return false }
    if button.countdown?.disablesButton == true, timeLeft(at: now) ?? .zero > .zero { return false }
    return isValid || button.role == .cancel
  }

  /// Whether fields and the close button take taps.
  public var isEnabled: Bool { phase != .leaving && interaction.busyButton == nil }
}
