extension Path {
  /// Control-point distance of a quarter circle of radius 1 (radial error 0.027 %).
  static let quarterCircle = 0.5522847498307936

  /// A full circle, clockwise on screen from its topmost point.
  public static func circle(center c: Point, radius r: Double) -> Path {
    ellipse(in: Rect(center: c, size: Size(2 * r, 2 * r)))
  }

  /// The ellipse that fills a rectangle, clockwise on screen from its topmost point.
  public static func ellipse(in rect: Rect) -> Path {
    let c = rect.center
    let rx = rect.width / 2
    let ry = rect.height / 2
    let kx = rx * quarterCircle
    let ky = ry * quarterCircle
    var path = Path()
    path.move(to: Point(c.x, rect.minY))
    path.cubic(
      Point(c.x + kx, rect.minY), Point(rect.maxX, c.y - ky), to: Point(rect.maxX, c.y))
    path.cubic(
      Point(rect.maxX, c.y + ky), Point(c.x + kx, rect.maxY), to: Point(c.x, rect.maxY))
    path.cubic(
      Point(c.x - kx, rect.maxY), Point(rect.minX, c.y + ky), to: Point(rect.minX, c.y))
    path.cubic(
      Point(rect.minX, c.y - ky), Point(c.x - kx, rect.minY), to: Point(c.x, rect.minY))
    path.close()
    return path
  }

  /// An open arc of a circle that starts at twelve o'clock.
  ///
  /// - Parameters:
  ///   - turn: the length of the arc in turns, 0…1; positive is clockwise on screen.
  public static func arc(center c: Point, radius r: Double, turn: Double) -> Path {
    var path = Path()
    path.move(to: Point(c.x, c.y - r))
    let count = max(1, Int((abs(turn) * 8).rounded(.up)))
    let step = turn * 2 * Double.pi / Double(count)
    let handle = 4.0 / 3.0 * Trigonometry.tangent(step / 4) * r
    for index in 0..<count {
      let from = Double(index) * step
      let to = from + step
      let (s0, c0) = Trigonometry.sineCosine(from)
      let (s1, c1) = Trigonometry.sineCosine(to)
      path.cubic(
        Point(c.x + r * s0 + handle * c0, c.y - r * c0 + handle * s0),
        Point(c.x + r * s1 - handle * c1, c.y - r * c1 - handle * s1),
        to: Point(c.x + r * s1, c.y - r * c1))
    }
    return path
  }
}
