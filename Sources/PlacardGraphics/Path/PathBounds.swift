extension Path {
  /// The smallest rectangle round the curve itself, at most as large as `controlBounds`; `nil` for
  /// an empty path.
  public var bounds: Rect? {
    var outline = Path()
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let end):
        outline.move(to: end)
        current = end
        start = end
      case .line(let end):
        outline.line(to: end)
        current = end
      case .cubic(let first, let second, let end):
        let xs = Self.turns(current.x, first.x, second.x, end.x)
        let ys = Self.turns(current.y, first.y, second.y, end.y)
        for t in xs + ys { outline.line(to: Self.point(t, current, first, second, end)) }
        outline.line(to: end)
        current = end
      case .close: current = start
      }
    }
    return outline.controlBounds
  }

  /// Parameters inside 0…1 where one coordinate of a cubic stops growing or falling: the roots of
  /// its derivative a·t² + b·t + c.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let root = (b * b - 4 * a * c).squareRoot()
    // The stable form of the two roots; a division by zero or a root that is not real gives a
    // value that the range below refuses.
    let q = -(b + (b < 0 ? -root : root)) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }

  private static func point(
    _ t: Double, _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point
  ) -> Point {
    let u = 1 - t
    let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      weights.0 * p0.x + weights.1 * p1.x + weights.2 * p2.x + weights.3 * p3.x,
      weights.0 * p0.y + weights.1 * p1.y + weights.2 * p2.y + weights.3 * p3.y)
  }
}
