import Synchronization

/// Runs what the program's code does off the main actor, in order and only when the stage says so.
final class StageExecutor: TaskExecutor, Sendable {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  /// Runs what is there, and what comes in meanwhile.
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  func runAll() -> Bool {
    var ran = false
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      ran = true
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
    return ran
  }
}
