import Glibc

/// A thread of the system that runs one closure.
package final class WorkerThread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let handle: pthread_t

  /// Starts a thread; `nil` where the system allows no more of them.
  package init?(_ run: @escaping @Sendable () -> Void) {
    var handle = pthread_t()
    let body = Unmanaged.passRetained(Body(run))
    let started = pthread_create(
      &handle, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    guard started == 0 else {
      body.release()
      return nil
    }
    self.handle = handle
  }

  /// Waits until the closure has returned; to be called once.
  package func join() { pthread_join(handle, nil) }

  /// How many threads the processors that are switched on can run at once.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
