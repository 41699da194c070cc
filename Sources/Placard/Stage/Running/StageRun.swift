/// Code of the program that a stage runs, such as one that waits for an alert's answer.
@MainActor
public final class StageRun<Value: Sendable> {
  let task: StageTask
  var outcome: Result<Value, any Error>?
  private unowned let stage: Stage

  init(_ task: StageTask, on stage: Stage) {
    self.task = task
    self.stage = stage
  }

  /// Whether the code came to its end.
  public var isFinished: Bool { outcome != nil }

  /// What the code returned; `nil` while it waits, and after an error.
  public var value: Value? {
    guard case .success(let value) = outcome else { return nil }
    return value
  }

  /// What the code threw.
  public var error: (any Error)? {
    guard case .failure(let error) = outcome else { return nil }
    return error
  }

  /// Cancels the code's task and lets it react.
  public func cancel() async {
    task.cancel()
    await stage.drain()
  }
}
