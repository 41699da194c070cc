/// An axis-aligned rectangle in points (or in pixels where a name says so).
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent; never negative for a rectangle that layout made.
  public var size: Size

  /// Creates a rectangle from its corner and its extent.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// Creates a rectangle from a corner and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle of a size round a centre.
  public init(center: Point, size: Size) {
    self.init(center.x - size.width / 2, center.y - size.height / 2, size.width, size.height)
  }

  /// The rectangle without extent at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// Smallest horizontal coordinate.
  public var minX: Double { origin.x }
  /// Smallest vertical coordinate.
  public var minY: Double { origin.y }
  /// Largest horizontal coordinate.
  public var maxX: Double { origin.x + size.width }
  /// Largest vertical coordinate.
  public var maxY: Double { origin.y + size.height }
  /// Horizontal extent.
  public var width: Double { size.width }
  /// Vertical extent.
  public var height: Double { size.height }
  /// The point half way between all edges.
  public var center: Point { Point(minX + width / 2, minY + height / 2) }
  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The rectangle moved by a vector.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The rectangle with every edge moved inwards (outwards for a negative distance).
  public func inset(by distance: Double) -> Rect {
    Rect(
      minX + distance, minY + distance,
      max(0, width - 2 * distance), max(0, height - 2 * distance))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
  }

  /// The part that both rectangles share; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(
      x, y, max(0, min(maxX, other.maxX) - x), max(0, min(maxY, other.maxY) - y))
  }

  /// Whether the other rectangle lies inside, with a tolerance in the same unit.
  public func contains(_ other: Rect, tolerance: Double = 0) -> Bool {
    other.minX >= minX - tolerance && other.minY >= minY - tolerance
      && other.maxX <= maxX + tolerance && other.maxY <= maxY + tolerance
  }

  /// Whether the point lies inside; the far edges belong to the neighbour.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
