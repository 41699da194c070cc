import PlacardRaster

/// Work done on several threads whose results are handed over one by one, in order.
///
/// Threads run ahead of the hand-over by a few items only, so that memory does not grow with the
/// number of items.
package enum OrderedWork {
  /// How many threads are used where nobody asks for a number.
  package static var processorCount: Int { WorkerThread.processorCount }

  /// Does the work for 0, 1, … and hands each result over on the calling thread.
  ///
  /// - Parameters:
  ///   - count: number of items.
  ///   - threads: threads to use, at least 1; with 1 all is done on the calling thread.
  ///   - work: makes an item's result; called on any thread.
  ///   - handOver: takes the results in order; the first `false` or error ends the run, and items
  ///     not begun are never done.
  package static func run<Output: Sendable>(
    count: Int, threads: Int, work: @escaping @Sendable (Int) -> Output,
    handOver: (Int, Output) throws -> Bool
  ) rethrows {
    let queue = OrderedQueue(count: count, ahead: 4 * threads, work: work)
    // Where the system allows no thread at all, the calling one does the work.
    let workers =
      threads > 1 ? (0..<min(threads, count)).compactMap { _ in WorkerThread(queue.serve) } : []
    defer {
      queue.stop()
      for worker in workers { worker.join() }
    }
    for index in 0..<count {
      let output = workers.isEmpty ? work(index) : queue.take(index)
      guard try handOver(index, output) else { return }
    }
  }
}
