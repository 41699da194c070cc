public import PlacardGraphics
public import PlacardModel
import PlacardRaster

extension AlertRenderer {
  /// Draws documents that follow each other, such as an alert with rising progress, each from what
  /// has changed since the one before.
  ///
  /// The pixels are those of `image(_:)`. All documents must be drawn at the first one's scale; a
  /// picture of another size starts afresh.
  ///
  /// - Parameters:
  ///   - documents: the alert from instant to instant.
  ///   - body: takes each picture with the box in which it may differ from the one before.
  /// - Throws: as `image(_:)`, `DocumentError` for another scale, and what `body` throws.
  public func frames(
    _ documents: some Sequence<AlertDocument>,
    _ body: (_ picture: Bitmap, _ damage: PixelBox) throws -> Void
  ) throws {
    try pool.withWorker { worker in
      var sequence: SequenceRasterizer?
      var scale = 0.0
      for document in documents {
        let current =
          sequence ?? SequenceRasterizer(worker.rasterizer, scale: document.output.scale)
        if sequence == nil { scale = document.output.scale }
        sequence = current
        guard document.output.scale == scale else {
          throw DocumentError(
            .invalid, "is \(document.output.scale), must be \(scale) as in the first frame",
            path: "output.scale")
        }
        let frame = try current.frame(displayList(document, nil, worker).list)
        try body(frame.bitmap, frame.damage)
      }
    }
  }
}
