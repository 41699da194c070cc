public import PlacardGraphics

/// Makes the file of an animation, frame by frame.
public protocol AnimationEncoder: AnyObject {
  /// Takes the next frame.
  ///
  /// - Parameters:
  ///   - bitmap: as large as the first one.
  ///   - start: when it is shown, in milliseconds since the beginning.
  ///   - end: until when.
  /// - Throws: `RasterError` for a frame that cannot be held.
  func add(_ bitmap: Bitmap, from start: Double, to end: Double) throws

  /// The whole file; nothing can be added after it.
  func finish() throws -> [UInt8]
}
