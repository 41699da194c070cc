import PlacardGraphics
public import PlacardModel
import PlacardRuntime

/// A screen on which alerts live, on a clock of its own: nothing waits in real time, and the same
/// calls give the same pictures and the same log.
///
/// ```swift
/// let stage = Stage()
/// let alert = CoolAlert(.warning, "Delete 12 photos?").button("Delete", role: .destructive) {
///   try await stage.clock.sleep(for: .seconds(2))
/// }
/// stage.show(alert)
/// try await stage.tap("Delete")
/// try await stage.advance(by: .seconds(1))
/// let busy = try stage.image()
/// ```
///
/// What can run the program's code is `async` and returns once that code waits for the stage.
@MainActor
public final class Stage {
  /// The clock of everything on the stage; actions that take time sleep on it.
  public nonisolated let clock = VirtualClock()
  /// The screen as it is held.
  public internal(set) var screen: ScreenDescription
  /// What the user has set on the device.
  public internal(set) var environment: AlertEnvironment
  /// Whether alerts wait for their turn instead of stacking.
  public var queuesAlerts = false
  /// What was done, and what a person would see, hear and feel of it.
  public internal(set) var log: [LogEntry] = []

  /// What lies behind the alerts and shows them.
  var shownScreen: ShownScreen?
  var isRefreshing = false
  let renderer: AlertRenderer
  let executor = StageExecutor()
  var state = PresenterState()
  var presentations: [AlertID: Presentation] = [:]
  /// Shown alerts by object, so that one shown already is not shown twice.
  var idsByAlert: [ObjectIdentifier: AlertID] = [:]
  var tasks: [StageTask] = []
  var showCount = 0
  var waiterCount = 0
  /// Is told of every stretch of time before it passes; nothing is due within it.
  var onPassing: ((Range<Duration>) -> Void)?
  private var events: [Event] = []
  private var isSending = false

  /// Creates an empty stage.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - environment: what the user has set.
  ///   - renderer: draws and measures.
  public init(
    screen: ScreenDescription = ScreenDescription(),
    environment: AlertEnvironment = AlertEnvironment(), renderer: AlertRenderer = .standard
  ) {
    self.screen = screen
    self.environment = environment
    self.renderer = renderer
  }

  /// Creates an empty stage on a device.
  public convenience init(
    _ device: Device, orientation: ScreenOrientation = .portrait,
    environment: AlertEnvironment = AlertEnvironment(), renderer: AlertRenderer = .standard
  ) {
    self.init(
      screen: ScreenDescription(device, isLandscape: orientation == .landscape),
      environment: environment, renderer: renderer)
  }

  /// Time since the stage's beginning.
  public var now: Duration { state.now }

  @TaskLocal static var local: Stage?

  private static let shared = Stage()

  /// The stage that the running code belongs to; outside of any, one that the whole process shares.
  public static var current: Stage { local ?? shared }

  /// Runs code in which this stage is the current one.
  public func perform<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$local.withValue(self, operation: body)
  }

  func note(_ text: String) { log.append(LogEntry(time: state.now, text: text)) }

  /// Takes an event, and those that callbacks cause meanwhile after it, in order.
  ///
  /// - Returns: why the event did nothing; `nil` where it did something or waits for its turn.
  @discardableResult
  func send(_ event: Event) -> Refusal? {
    events.append(event)
    guard !isSending else { return nil }
    isSending = true
    defer { isSending = false }
    var first: Refusal?
    var isFirst = true
    while !events.isEmpty {
      let refusal = carryOut(Transition.apply(events.removeFirst(), to: &state))
      if isFirst { first = refusal }
      isFirst = false
    }
    return first
  }

  /// Carries out what follows from a timer, then what callbacks cause.
  func fire(_ effects: [Effect]) {
    isSending = true
    carryOut(effects)
    isSending = false
    if !events.isEmpty { send(events.removeFirst()) }
  }
}
