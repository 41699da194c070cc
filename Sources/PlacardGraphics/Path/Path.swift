/// A planar outline of lines and cubic Béziers; curves of other kinds are converted when added.
public struct Path: Hashable, Sendable {
  /// One drawing instruction.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(Point)
    /// A straight line from the current point.
    case line(Point)
    /// A cubic Bézier from the current point: two control points and the end.
    case cubic(Point, Point, Point)
    /// A straight line back to the subpath's start, with a join there.
    case close
  }

  /// The instructions in drawing order.
  public private(set) var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Whether nothing was added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a subpath.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a cubic Bézier.
  public mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.cubic(control1, control2, end))
  }
  /// Closes the current subpath.
  public mutating func close() { elements.append(.close) }

  /// Adds a quadratic Bézier that starts at `start`, raised to a cubic.
  public mutating func quadratic(from start: Point, _ control: Point, to end: Point) {
    cubic(
      Point(start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3),
      Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3),
      to: end)
  }

  /// Adds every element of another path.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The path after a transform.
  public func transformed(by transform: AffineTransform) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let p): .move(transform.apply(p))
      case .line(let p): .line(transform.apply(p))
      case .cubic(let p, let q, let r):
        .cubic(transform.apply(p), transform.apply(q), transform.apply(r))
      case .close: .close
      }
    }
    return result
  }

  /// The smallest rectangle round all points and control points; `nil` for an empty path.
  public var controlBounds: Rect? {
    var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double)?
    func add(_ p: Point) {
      let b = bounds ?? (p.x, p.y, p.x, p.y)
      bounds = (min(b.minX, p.x), min(b.minY, p.y), max(b.maxX, p.x), max(b.maxY, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): add(p)
      case .cubic(let p, let q, let r):
        add(p)
        add(q)
        add(r)
      case .close: break
      }
    }
    return bounds.map { Rect($0.minX, $0.minY, $0.maxX - $0.minX, $0.maxY - $0.minY) }
  }
}
