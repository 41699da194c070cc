import Synchronization

/// A clock whose time passes only when its stage says so.
///
/// `sleep` suspends until the stage has come to the deadline; those due at the same instant wake in
/// the order in which they went to sleep.
public final class VirtualClock: Clock, Sendable {
  /// An instant of virtual time.
  public struct Instant: InstantProtocol, Sendable {
    /// Time since the stage's beginning.
    public var elapsed: Duration

    /// Creates an instant.
    public init(elapsed: Duration) { self.elapsed = elapsed }

    /// The instant later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(elapsed: elapsed + duration) }

    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.elapsed - elapsed }

    /// Earlier instants come first.
    public static func < (left: Instant, right: Instant) -> Bool { left.elapsed < right.elapsed }
  }

  private struct Sleeper {
    let id: Int
    let deadline: Duration
    let task: StageTask?
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Duration.zero
    var count = 0
    var sleepers: [Sleeper] = []
  }

  private let state = Mutex(State())

  init() {}

  /// The instant that the stage has come to.
  public var now: Instant { Instant(elapsed: state.withLock(\.now)) }

  /// The smallest step: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends until the stage has come to an instant; one that has passed does not suspend.
  ///
  /// - Parameters:
  ///   - deadline: the instant.
  ///   - tolerance: has no meaning here; waking is exact.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let id = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = StageTask.current
        task?.wait()
        state.withLock {
          $0.sleepers.append(
            Sleeper(id: id, deadline: deadline.elapsed, task: task, continuation: continuation))
        }
        // Cancelled between the check and the line above.
        if Task.isCancelled { wake(id) }
      }
    } onCancel: {
      wake(id)
    }
  }

  private func wake(_ id: Int) {
    let sleeper = state.withLock { state in
      state.sleepers.firstIndex { $0.id == id }.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.task?.goOn()
    sleeper?.continuation.resume(throwing: CancellationError())
  }

  /// When the first sleeper is due.
  var nextDeadline: Duration? { state.withLock { $0.sleepers.map(\.deadline).min() } }

  /// Lets time pass and wakes nobody yet.
  func show(_ instant: Duration) { state.withLock { $0.now = max($0.now, instant) } }

  /// Lets time pass and wakes the first sleeper that is due.
  ///
  /// - Returns: whether there was one.
  func advance(to instant: Duration) -> Bool {
    let sleeper = state.withLock { state -> Sleeper? in
      state.now = max(state.now, instant)
      let due = state.sleepers.indices.filter { state.sleepers[$0].deadline <= state.now }
      let first = due.min {
        let (a, b) = (state.sleepers[$0], state.sleepers[$1])
        return (a.deadline, a.id) < (b.deadline, b.id)
      }
      return first.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.task?.goOn()
    sleeper?.continuation.resume()
    return sleeper != nil
  }
}
