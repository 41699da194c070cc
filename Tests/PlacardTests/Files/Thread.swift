import Glibc

/// A thread of the operating system, which runs at the same time as others whatever the number of
/// workers that tasks share.
final class Thread {
  private let body: @Sendable () -> Void
  private var handle = pthread_t()

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
    let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
      guard let context else { return nil }
      Unmanaged<Thread>.fromOpaque(context).takeRetainedValue().body()
      return nil
    }
    pthread_create(&handle, nil, start, Unmanaged.passRetained(self).toOpaque())
  }

  func join() { pthread_join(handle, nil) }
}
