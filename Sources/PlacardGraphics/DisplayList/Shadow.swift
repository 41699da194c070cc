/// A soft shadow.
public struct Shadow: Hashable, Sendable {
  /// The shape that throws it.
  public var path: Path
  /// How far it is moved, in points.
  public var offset: Point
  /// Standard deviation of the blur in points.
  public var sigma: Double
  /// Its colour at full coverage.
  public var color: Color

  /// Creates a shadow.
  public init(path: Path, offset: Point, sigma: Double, color: Color) {
    self.path = path
    self.offset = offset
    self.sigma = sigma
    self.color = color
  }
}
