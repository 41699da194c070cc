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

  /// A line so short that its round caps make a dot.
  public static func dot(_ x: Double, _ y: Double) -> Path {
    polyline([(x, y - 0.005), (x, y + 0.005)])
  }
}
