/// The distance field of a rounded rectangle, joined by a disc where there is one.
///
/// Corners are taken as quarter circles, which decides only how light and refraction vary along the
/// edge; the edge itself is drawn along its true path.
public struct GlassOutline: Hashable, Sendable {
  /// The rectangle in points.
  public var rect: Rect
  /// The corners' radius in points.
  public var radius: Double
  /// The square round the disc.
  public var disc: Rect?

  /// Creates an outline.
  public init(rect: Rect, radius: Double, disc: Rect? = nil) {
    self.rect = rect
    self.radius = min(radius, min(rect.width, rect.height) / 2)
    self.disc = disc
  }

  /// The signed distance of a point from the edge, negative inside, and the direction away from the
  /// inside, of length 1.
  public func distance(to point: Point) -> (distance: Double, normal: Point) {
    let box = boxDistance(point)
    guard let disc else { return box }
    let delta = Point(point.x - disc.center.x, point.y - disc.center.y)
    let length = (delta.x * delta.x + delta.y * delta.y).squareRoot()
    let round = (
      distance: length - disc.width / 2,
      normal: length > 0 ? Point(delta.x / length, delta.y / length) : Point(0, -1)
    )
    return box.distance < round.distance ? box : round
  }

  private func boxDistance(_ point: Point) -> (distance: Double, normal: Point) {
    let center = rect.center
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let (sx, sy) = (dx < 0 ? -1.0 : 1.0, dy < 0 ? -1.0 : 1.0)
    let qx = abs(dx) - rect.width / 2 + radius
    let qy = abs(dy) - rect.height / 2 + radius
    if qx > 0, qy > 0 {
      let length = (qx * qx + qy * qy).squareRoot()
      return (length - radius, Point(sx * qx / length, sy * qy / length))
    }
    return qx > qy ? (qx - radius, Point(sx, 0)) : (qy - radius, Point(0, sy))
  }
}
