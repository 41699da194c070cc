/// Colours along a straight line; beyond its ends the end colours go on.
public struct LinearGradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// Place on the line, 0…1.
    public var offset: Double
    /// Colour there.
    public var color: Color

    /// Creates a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where offset 0 lies, in points.
  public var start: Point
  /// Where offset 1 lies, in points.
  public var end: Point
  /// Stops in order of their offsets.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(start: Point, end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}
