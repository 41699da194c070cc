public import PlacardGraphics

/// How the file of an animation is written.
public struct AnimationOptions: Sendable {
  /// How often it is played; 0 is without end.
  public var loops = 0
  /// Time against size.
  public var compression = Compression.default
  /// How many threads draw; `nil` is one for each processor.
  public var threads: Int?
  /// Asked between frames; `true` ends the work with a `CancellationError` and leaves no file.
  public var isCancelled: @Sendable () -> Bool = { false }
  /// Told after each frame how many are done.
  public var progress: @Sendable (Int) -> Void = { _ in }

  /// Creates the options that play without end.
  public init() {}
}
