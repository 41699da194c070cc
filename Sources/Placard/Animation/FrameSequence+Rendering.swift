public import PlacardGraphics
import PlacardRaster

extension FrameSequence {
  /// Bytes of pictures that a thread may hold, so that memory does not grow with the frames.
  private static let segmentBytes = 48 << 20

  /// Draws the frames and hands them over in order, on the calling thread.
  ///
  /// Runs of frames are drawn on several threads at once, each frame from what has changed since
  /// the one before; the pixels are those of single pictures.
  ///
  /// - Parameters:
  ///   - threads: how many threads draw; `nil` is one for each processor.
  ///   - body: takes each frame.
  /// - Throws: errors of drawing, and what `body` throws.
  public func render(
    threads: Int? = nil, _ body: (_ index: Int, _ picture: Bitmap) throws -> Void
  ) throws {
    try render(threads: threads, work: { _, picture in picture }, handOver: body)
  }

  /// Draws the frames, does some work with each on the drawing thread, and hands the results over in
  /// order.
  func render<Output: Sendable>(
    threads: Int?, work: @escaping @Sendable (Int, Bitmap) throws -> Output,
    handOver: (Int, Output) throws -> Void
  ) throws {
    guard let first = scenes.first else { return }
    let size = first.crop?.size ?? first.screen.size
    let bytes = Int(size.width * scale) * Int(size.height * scale) * 4
    let length = max(1, min(16, Self.segmentBytes / max(1, bytes)))
    let segments = stride(from: 0, to: scenes.count, by: length)
      .map { $0..<min($0 + length, scenes.count) }
    let threads = max(1, min(segments.count, threads ?? OrderedWork.processorCount))
    try OrderedWork.run(
      count: segments.count, threads: threads,
      work: { index in Result { try self.draw(segments[index], work) } },
      handOver: { index, result in
        for (frame, output) in zip(segments[index], try result.get()) {
          try handOver(frame, output)
        }
        return true
      })
  }

  private func draw<Output>(
    _ frames: Range<Int>, _ work: (Int, Bitmap) throws -> Output
  ) throws -> [Output] {
    try renderer.pool.withWorker { worker in
      let sequence = SequenceRasterizer(worker.rasterizer, scale: scale)
      return try frames.map { frame in
        try work(frame, sequence.frame(renderer.displayList(scenes[frame], worker)).bitmap)
      }
    }
  }
}
