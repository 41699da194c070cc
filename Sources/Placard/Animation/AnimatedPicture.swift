public import PlacardGraphics
import PlacardRaster

/// Pictures of one size with the times for which they are shown.
public struct AnimatedPicture: Hashable, Sendable {
  /// The pictures in order.
  public var frames: [Bitmap]
  /// For how many seconds each is shown.
  public var durations: [Double]
  /// How often it is played; 0 is without end.
  public var loops: Int

  /// Creates an animation; there are as many durations as frames.
  public init(frames: [Bitmap], durations: [Double], loops: Int = 0) {
    self.frames = frames
    self.durations = durations
    self.loops = loops
  }

  /// Draws a sequence; for short ones, since all pictures are held.
  ///
  /// - Throws: errors of drawing.
  public init(_ sequence: FrameSequence) throws {
    var frames: [Bitmap] = []
    try sequence.render { _, picture in frames.append(picture) }
    let durations = frames.indices.map { index in
      let span = sequence.span(of: index)
      return (span.end - span.start) / 1000
    }
    self.init(frames: frames, durations: durations)
  }

  /// Reads an animated PNG file; a still picture is one frame without a time.
  ///
  /// - Throws: `RasterError` with code `unreadableImage`.
  public init(apng bytes: [UInt8]) throws(RasterError) {
    let (frames, loops) = try APNGDecoder.decode(bytes)
    self.init(
      frames: frames.map(\.bitmap), durations: frames.map(\.duration), loops: loops)
  }

  /// The bytes of an animated PNG file that holds every frame, equal ones too.
  ///
  /// - Parameter scale: pixels per point.
  /// - Throws: `RasterError` where there are no frames or not all have one size.
  public func apng(scale: Double = 1) throws -> [UInt8] {
    let encoder = APNGEncoder(
      scale: scale, loops: loops, isOpaque: frames.allSatisfy(\.isOpaque),
      mergesEqualFrames: false)
    var time = 0.0
    for (frame, duration) in zip(frames, durations) {
      try encoder.add(frame, from: time * 1000, to: (time + duration) * 1000)
      time += duration
    }
    return try encoder.finish()
  }
}
