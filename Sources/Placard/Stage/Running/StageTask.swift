import Synchronization

/// A piece of the program's code that runs on a stage: an action, or what `Stage.run` was given.
final class StageTask: Sendable {
  /// The piece that runs at the moment.
  @TaskLocal static var current: StageTask?

  private struct State {
    var waits = 0
    var isFinished = false
    var isElsewhere = false
    var cancel: (@Sendable () -> Void)?
  }

  /// What an error calls it.
  let name: String
  private let state = Mutex(State())

  init(_ name: String) { self.name = name }

  /// It waits for the stage from now on.
  func wait() { state.withLock { $0.waits += 1 } }

  /// The stage lets it go on.
  func goOn() { state.withLock { $0.waits -= 1 } }

  /// It came to its end.
  func finish() { state.withLock { $0.isFinished = true } }

  /// Whether it came to its end.
  var isFinished: Bool { state.withLock(\.isFinished) }

  /// Whether nothing of it runs until the stage does something.
  var isQuiet: Bool { state.withLock { $0.isFinished || $0.waits > 0 || $0.isElsewhere } }

  /// Whether it waits for something that the stage knows nothing of.
  var isElsewhere: Bool {
    get { state.withLock { $0.isElsewhere && !$0.isFinished } }
    set { state.withLock { $0.isElsewhere = newValue } }
  }

  /// Says how it is cancelled.
  func onCancel(_ cancel: @escaping @Sendable () -> Void) { state.withLock { $0.cancel = cancel } }

  /// Cancels it.
  func cancel() { state.withLock(\.cancel)?() }
}
