import PlacardRaster
import Synchronization

/// Workers at rest.
///
/// Each is used by one caller at a time, so libraries never share state between
/// threads; which worker a caller gets cannot be seen in the picture.
final class WorkerPool: Sendable {
  /// A worker on its way between callers; nobody else holds it then.
  private struct Resting: @unchecked Sendable {
    let worker: RenderWorker
  }

  let fonts: FontCollection
  private let resting = Mutex<[Resting]>([])

  init(fonts: FontCollection) { self.fonts = fonts }

  /// Lends a worker to a closure, making one where all are busy.
  func withWorker<Result>(_ body: (RenderWorker) throws -> Result) throws -> Result {
    let worker = try resting.withLock { $0.popLast() }?.worker ?? RenderWorker(fonts: fonts)
    defer {
      let back = Resting(worker: worker)
      resting.withLock { $0.append(back) }
    }
    return try body(worker)
  }
}
