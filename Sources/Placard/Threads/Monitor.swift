import Glibc

/// A lock with a condition that threads can wait for.
///
/// The toolchain's `Mutex` has no condition, so this wraps the system's.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs a closure while no other thread runs one of this monitor.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Inside `locked`: lets others in until there is a value.
  func wait<Value>(for value: () -> Value?) -> Value {
    while true {
      if let value = value() { return value }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// Inside `locked`: has every waiting thread test again.
  func wake() { pthread_cond_broadcast(condition) }
}
