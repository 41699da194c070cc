/// One corner's curve in a unit frame: `back` runs against the incoming edge and `on` along the
/// outgoing edge, both measured from the corner in radii.
struct CornerShape {
  private let radius: Double
  /// Distance from the corner at which the edge is left, in radii: 1.52866 for the whole continuous
  /// curve, less where the side is too short, 1 for a quarter circle.
  private let reach: Double

  /// How far the continuous curve starts from the corner (flutter and framework measurements of
  /// UIKit agree on these points; facts: continuous corner).
  private static let fullReach = 1.52866

  init(radius: Double, room: Double, curve: CornerCurve) {
    self.radius = max(0, min(radius, room))
    reach =
      self.radius > 0 && curve == .continuous ? min(Self.fullReach, room / self.radius) : 1
  }

  /// The curve's points after the start: continuous and circular versions of the same sequence
  /// (two cubics with a short line between, up to the diagonal; the rest is its mirror).
  private static let points: [(continuous: (Double, Double), circular: (Double, Double))] = [
    ((1.08849, 0), (0.868_7, 0)),
    ((0.86841, 0), (0.738_6, 0.025_9)),
    ((0.66993, 0.06550), (0.617_3, 0.076_1)),
    ((0.63149, 0.07491), (0.617_3, 0.076_1)),
    ((0.37282, 0.16906), (0.372_3, 0.177_6)),
  ]

  /// Adds the corner to a path that runs clockwise on screen; `along` is the incoming edge's
  /// direction.
  func add(to path: inout Path, corner: Point, along: Point, startsPath: Bool) {
    let out = Point(-along.y, along.x)
    func at(_ back: Double, _ on: Double) -> Point {
      Point(
        corner.x + (out.x * on - along.x * back) * radius,
        corner.y + (out.y * on - along.y * back) * radius)
    }
    let start = radius > 0 ? at(reach, 0) : corner
    if startsPath { path.move(to: start) } else { path.line(to: start) }
    guard radius > 0 else { return }
    guard reach > 1 else {
      let handle = 1 - Path.quarterCircle
      path.cubic(at(handle, 0), at(0, handle), to: at(0, 1))
      return
    }
    let blend = min(1, (reach - 1) / (Self.fullReach - 1))
    let p = Self.points.map { point in
      (
        back: point.circular.0 + (point.continuous.0 - point.circular.0) * blend,
        on: point.circular.1 + (point.continuous.1 - point.circular.1) * blend
      )
    }
    path.cubic(at(p[0].back, p[0].on), at(p[1].back, p[1].on), to: at(p[2].back, p[2].on))
    path.line(to: at(p[3].back, p[3].on))
    path.cubic(at(p[4].back, p[4].on), at(p[4].on, p[4].back), to: at(p[3].on, p[3].back))
    path.line(to: at(p[2].on, p[2].back))
    path.cubic(at(p[1].on, p[1].back), at(p[0].on, p[0].back), to: at(0, reach))
  }
}
