/// A location in points (or in pixels where a name says so); y grows downwards.
public struct Point: Hashable, Sendable {
  /// Horizontal coordinate.
  public var x: Double
  /// Vertical coordinate.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of its coordinate system.
  public static let zero = Point(0, 0)

  /// The component-wise sum.
  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  /// The component-wise difference.
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
}
