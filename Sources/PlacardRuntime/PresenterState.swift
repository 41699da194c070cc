/// All alerts of a stage at an instant.
public struct PresenterState: Hashable, Sendable {
  /// The instant, counted from the stage's beginning.
  public internal(set) var now: Duration = .zero
  /// Alerts on the screen, the last one uppermost.
  public internal(set) var sessions: [AlertSession] = []
  /// Alerts that wait for their turn, the next one first.
  public internal(set) var queue: [AlertRequest] = []
  /// What is to happen later.
  public internal(set) var timers = TimerQueue()

  /// Creates the state in which nothing is shown.
  public init() {}

  /// The alert that takes the taps: the uppermost that is not on its way out.
  public var top: AlertSession? { sessions.last { $0.phase != .leaving } }

  /// An alert on the screen.
  public func session(_ id: AlertID) -> AlertSession? { sessions.first { $0.id == id } }
}
