import PlacardModel
import PlacardRuntime

extension Stage {
  /// How often the program's code may give way before the stage takes it to wait for something else.
  private static let patience = 2_000

  /// Starts code of the program, which goes on in `drain`.
  func start(
    _ name: String, _ body: @escaping @MainActor () async throws -> Void,
    completion: @escaping @MainActor ((any Error)?) -> Void
  ) -> StageTask {
    let piece = StageTask(name)
    tasks.append(piece)
    Self.$local.withValue(self) {
      StageTask.$current.withValue(piece) {
        let task = Task(executorPreference: executor) {
          do {
            try await body()
            await completion(nil)
          } catch {
            await completion(error)
          }
          piece.finish()
        }
        piece.onCancel { task.cancel() }
      }
    }
    return piece
  }

  /// Lets the program's code run until all of it waits for the stage.
  func drain() async {
    var idle = 0
    var rounds = 0
    // Once more than seems needed: a cancelled task may have something to say.
    await Task.yield()
    while true {
      let ran = executor.runAll()
      tasks.removeAll(where: \.isFinished)
      if !ran, tasks.allSatisfy(\.isQuiet) {
        // What the code wrote may call for alerts, whose coming may run code again.
        rounds += 1
        guard rounds < Self.patience, refresh() else { return }
        continue
      }
      idle = ran ? 0 : idle + 1
      if idle > Self.patience {
        for task in tasks where !task.isQuiet { task.isElsewhere = true }
      }
      await Task.yield()
    }
  }

  /// Refuses to go on while code waits for something that has no part in virtual time: what comes
  /// next would depend on the machine.
  func checkNothingWaitsElsewhere() throws(StageError) {
    guard let task = tasks.first(where: \.isElsewhere) else { return }
    throw StageError(
      .waitsElsewhere,
      "\"\(task.name)\" waits for something other than the stage's clock and the main actor; "
        + "write \"await stage.finish(\"\(task.name)\")\" to wait for it")
  }

  /// Runs code of the program, such as one that waits for an alert's answer.
  ///
  /// - Returns: once the code waits for the stage or is over.
  public func run<Value: Sendable>(
    _ body: @escaping @MainActor () async throws -> Value
  ) async -> StageRun<Value> {
    // The code may be over before there is a run to tell.
    let box = RunBox<Value>()
    let task = start("run") {
      do { box.outcome = .success(try await body()) } catch { box.outcome = .failure(error) }
      box.run?.outcome = box.outcome
    } completion: { _ in
    }
    let run = StageRun<Value>(task, on: self)
    box.run = run
    run.outcome = box.outcome
    await drain()
    return run
  }

  /// Waits in real time for an action that does something beside the stage, such as a network call.
  ///
  /// - Parameter name: the title of the action's button.
  /// - Throws: `StageError` with code `noAction` where no such action runs.
  public func finish(_ name: String) async throws {
    guard let task = tasks.first(where: { $0.name == name && !$0.isFinished }) else {
      throw StageError(
        .noAction, "no action \"\(name)\" runs",
        suggestions: NearNames.closest(to: name, in: tasks.map(\.name)))
    }
    task.isElsewhere = false
    while !task.isFinished {
      executor.runAll()
      await Task.yield()
    }
    await drain()
  }

  /// How an alert ends; cancelling the task closes the alert.
  func result(of id: AlertID) async -> AlertResult {
    guard let presentation = presentations[id], presentation.result == nil else {
      return presentations[id]?.result ?? .dismissed
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let task = StageTask.current
        task?.wait()
        waiterCount += 1
        presentation.waiters.append((waiterCount, task, continuation))
        if Task.isCancelled { send(.close(id)) }
      }
    } onCancel: {
      Task { @MainActor in _ = self.send(.close(id)) }
    }
  }
}

/// Where code leaves its outcome.
@MainActor
private final class RunBox<Value: Sendable> {
  var outcome: Result<Value, any Error>?
  weak var run: StageRun<Value>?
}
