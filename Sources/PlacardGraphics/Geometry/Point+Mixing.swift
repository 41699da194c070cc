extension Point {
  /// The point between this one and another: this one at share 0, the other one at 1; other shares
  /// go beyond.
  public func mixed(with other: Point, _ share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }

  /// The length of the way to another point.
  public func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}

extension Rect {
  /// The rectangle between this one and another: this one at share 0, the other one at 1.
  public func mixed(with other: Rect, _ share: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Rect(
      mix(minX, other.minX), mix(minY, other.minY), mix(width, other.width),
      mix(height, other.height))
  }
}
