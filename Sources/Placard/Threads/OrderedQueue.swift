/// Hands indices out to threads and their results back in order.
final class OrderedQueue<Output: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let count: Int
  private let ahead: Int
  private let work: @Sendable (Int) -> Output
  // Touched inside the monitor only.
  private var next = 0
  private var taken = 0
  private var finished: [Int: Output] = [:]
  private var isStopped = false

  /// - Parameters:
  ///   - ahead: how many results may wait to be taken.
  init(count: Int, ahead: Int, work: @escaping @Sendable (Int) -> Output) {
    self.count = count
    self.ahead = ahead
    self.work = work
  }

  /// Does items until there is none left; the body of every thread.
  @Sendable func serve() {
    while let index = begin() {
      let output = work(index)
      monitor.locked {
        finished[index] = output
        monitor.wake()
      }
    }
  }

  /// The result of an item, waited for; items are taken in order.
  func take(_ index: Int) -> Output {
    monitor.locked {
      let output = monitor.wait { finished.removeValue(forKey: index) }
      taken = index + 1
      monitor.wake()
      return output
    }
  }

  /// Lets no thread begin another item.
  func stop() {
    monitor.locked {
      isStopped = true
      monitor.wake()
    }
  }

  private func begin() -> Int? {
    monitor.locked {
      monitor.wait { isStopped || next == count || next < taken + ahead ? () : nil }
      guard !isStopped, next < count else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
