/// Which instants of an alert's life become frames.
public struct FrameTiming: Hashable, Sendable {
  /// Frames a second that are allowed.
  public static let rates: ClosedRange<Double> = 0.1...240
  /// Seconds at which a sequence may begin and end.
  public static let instants: ClosedRange<Double> = 0...3600
  /// How much faster than in life a sequence may be.
  public static let speeds: ClosedRange<Double> = 0.01...100
  /// Most frames of a sequence.
  public static let largestCount = 36_000

  /// Frames a second, `rates`.
  public var framesPerSecond: Double
  /// The first frame's instant in seconds since the alert was shown, `instants`.
  public var start: Double
  /// The last frame's instant, no later than this; `nil` is when all has come to rest.
  public var end: Double?
  /// Seconds of life that pass in a second, `speeds`.
  public var speed: Double
  /// For how many seconds the last frame stays beyond its own time, `instants`.
  public var hold: Double

  /// Creates a timing; see the properties.
  public init(
    framesPerSecond: Double = 60, start: Double = 0, end: Double? = nil, speed: Double = 1,
    hold: Double = 0
  ) {
    self.framesPerSecond = framesPerSecond
    self.start = start
    self.end = end
    self.speed = speed
    self.hold = hold
  }

  /// The instant of a frame, counted from 0.
  ///
  /// Samplings at 60 and at 120 frames a second agree at common instants to the last bit.
  public func instant(of frame: Int) -> Double {
    start + Double(frame) * speed / framesPerSecond
  }

  /// How many frames there are up to an instant, that one included.
  func count(upTo end: Double) -> Int {
    Int(((end - start) * framesPerSecond / speed + 1e-9).rounded(.down)) + 1
  }

  /// - Throws: `AnimationError` with code `outOfRange`.
  func check() throws(AnimationError) {
    try Self.check(framesPerSecond, "framesPerSecond", in: Self.rates)
    try Self.check(start, "start", in: Self.instants)
    try Self.check(speed, "speed", in: Self.speeds)
    try Self.check(hold, "hold", in: Self.instants)
    guard let end else { return }
    try Self.check(end, "end", in: Self.instants)
    guard end >= start else {
      throw AnimationError(.outOfRange, "end is \(end), must be at least the start, \(start)")
    }
    try check(count: count(upTo: end))
  }

  func check(count: Int) throws(AnimationError) {
    guard count <= Self.largestCount else {
      throw AnimationError(
        .outOfRange, "there are \(count) frames, must be at most \(Self.largestCount)")
    }
  }

  private static func check(
    _ value: Double, _ name: String, in range: ClosedRange<Double>
  ) throws(AnimationError) {
    guard range.contains(value) else {
      throw AnimationError(
        .outOfRange,
        "\(name) is \(value), must be from \(range.lowerBound) to \(range.upperBound)")
    }
  }
}
