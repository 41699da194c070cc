/// Shares bands of rows out among threads.
enum ParallelBands {
  /// Works on every row once, band by band; returns when all is done.
  ///
  /// The bands do not depend on the number of threads, and no two share a row: as long as a row's
  /// result depends on what lies outside the rows only, it is the same for any number.
  ///
  /// - Parameters:
  ///   - height: rows in a band, at least 1.
  ///   - threads: threads to use, at least 1; with 1 all is done on the calling thread.
  static func run(
    _ rows: Range<Int>, height: Int, threads: Int, _ work: (Range<Int>) -> Void
  ) {
    let count = (rows.count + height - 1) / height
    let threads = min(threads, count)
    withoutActuallyEscaping(work) { work in
      nonisolated(unsafe) let work = work
      let share: @Sendable (Int) -> Void = { thread in
        for band in stride(from: thread, to: count, by: max(1, threads)) {
          let start = rows.lowerBound + band * height
          work(start..<min(start + height, rows.upperBound))
        }
      }
      let workers = (1..<max(1, threads)).map { thread in WorkerThread { share(thread) } }
      share(0)
      for (index, worker) in workers.enumerated() {
        // Where the system allows no more threads, the calling one does their share.
        if let worker { worker.join() } else { share(index + 1) }
      }
    }
  }

  /// Results in the order of their indices, whichever thread made them.
  ///
  /// - Parameters:
  ///   - threads: threads to use, at least 1.
  static func map<Result: Sendable>(
    _ count: Int, threads: Int, _ body: (Int) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { results, initialized in
      nonisolated(unsafe) let results = results
      run(0..<count, height: 1, threads: threads) { band in
        for index in band { results.initializeElement(at: index, to: body(index)) }
      }
      initialized = count
    }
  }
}
