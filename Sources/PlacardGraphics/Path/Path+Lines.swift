extension Path {
  /// Straight lines from point to point, not closed.
  public static func polyline(_ points: [(Double, Double)]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(point.0, point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    return path
  }

  /// A ring so small that a line along it fills a dot a little wider than the line: the eye takes a
  /// dot of the line's own width for smaller than the stem beside it.
  public static func dot(_ x: Double, _ y: Double) -> Path {
    circle(center: Point(x, y), radius: 0.45)
  }
}
