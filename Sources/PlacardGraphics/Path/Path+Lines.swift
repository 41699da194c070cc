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
}
