import Glibc
import Synchronization

/// Independent pieces of work, done by several threads.
final class ParallelLoop<Result: Sendable>: Sendable {
  private let count: Int
  private let body: @Sendable (Int) -> Result
  private let next = Atomic(0)
  private let results: Mutex<[Result?]>

  private init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.body = body
    results = Mutex([Result?](repeating: nil, count: count))
  }

  /// Results in the order of their indices, whichever thread made them.
  ///
  /// - Parameters:
  ///   - threads: how many work at once, the caller's among them; where the system gives no more
  ///     threads, fewer do the same.
  static func map(
    _ count: Int, threads: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    guard threads > 1, count > 1 else { return (0..<count).map(body) }
    let loop = ParallelLoop(count, body)
    var helpers: [pthread_t] = []
    for _ in 1..<min(threads, count) {
      var thread = pthread_t()
      let work = ThreadBody { loop.run() }
      let handle = Unmanaged.passRetained(work)
      let status = pthread_create(
        &thread, nil,
        { raw in
          if let raw { Unmanaged<ThreadBody>.fromOpaque(raw).takeRetainedValue().run() }
          return nil
        }, handle.toOpaque())
      guard status == 0 else {
        handle.release()
        break
      }
      helpers.append(thread)
    }
    loop.run()
    for helper in helpers { pthread_join(helper, nil) }
    return loop.results.withLock { $0.compactMap { $0 } }
  }

  private func run() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = body(index)
      results.withLock { $0[index] = result }
    }
  }
}

/// What a thread is to do, in a form that passes through C.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
