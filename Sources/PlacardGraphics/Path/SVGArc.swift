/// An elliptical arc in SVG's terms: two ends, two radii, a rotation and two choices.
struct SVGArc {
  var from: Point
  var to: Point
  /// Radii before they are enlarged to reach both ends; the sign is ignored.
  var radii: Size
  /// Rotation of the ellipse's x axis in degrees.
  var rotation: Double
  /// Whether the arc takes the longer way.
  var isLarge: Bool
  /// Whether the arc runs towards positive angles, clockwise on screen.
  var isClockwise: Bool

  /// Adds the arc to a path that stands at `from`, in cubics of a quarter turn at most (SVG 1.1,
  /// appendix F.6; out-of-range radii as F.6.6 says).
  func add(to path: inout Path) {
    guard from != to else { return }
    let (sine, cosine) = Trigonometry.sineCosine(rotation * Double.pi / 180)
    let middle = Point((from.x + to.x) / 2, (from.y + to.y) / 2)
    let half = Point((from.x - to.x) / 2, (from.y - to.y) / 2)
    // The start in the frame whose axes are the ellipse's and whose origin is the chord's middle.
    let start = Point(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    var rx = radii.width.magnitude
    var ry = radii.height.magnitude
    let reach = (start.x * start.x) / (rx * rx) + (start.y * start.y) / (ry * ry)
    // No radius, or a chord too short for the rounded angles to say anything.
    guard reach > 1e-12, reach.isFinite else {
      path.line(to: to)
      return
    }
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let offset = max(0, 1 / reach - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(offset * rx * start.y / ry, -offset * ry * start.x / rx)

    let first = Point((start.x - center.x) / rx, (start.y - center.y) / ry)
    let last = Point((-start.x - center.x) / rx, (-start.y - center.y) / ry)
    let begin = Trigonometry.angle(x: first.x, y: first.y)
    var turn = Trigonometry.angle(x: last.x, y: last.y) - begin
    if isClockwise, turn < 0 { turn += 2 * Double.pi }
    if !isClockwise, turn > 0 { turn -= 2 * Double.pi }

    // The tolerance keeps a quarter turn, whose angle is rounded, in one piece.
    let count = max(1, Int((turn.magnitude / (Double.pi / 2) - 0.001).rounded(.up)))
    let step = turn / Double(count)
    let handle = 4.0 / 3.0 * Trigonometry.tangent(step / 4)
    func place(_ x: Double, _ y: Double) -> Point {
      let p = Point(center.x + rx * x, center.y + ry * y)
      return Point(
        middle.x + cosine * p.x - sine * p.y, middle.y + sine * p.x + cosine * p.y)
    }
    for index in 0..<count {
      let (s0, c0) = Trigonometry.sineCosine(begin + Double(index) * step)
      let (s1, c1) = Trigonometry.sineCosine(begin + Double(index + 1) * step)
      path.cubic(
        place(c0 - handle * s0, s0 + handle * c0), place(c1 + handle * s1, s1 - handle * c1),
        to: index == count - 1 ? to : place(c1, s1))
    }
  }
}
