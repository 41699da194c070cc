public import PlacardGraphics

/// The outline of a card: a rounded rectangle, joined by a disc where there is one.
public struct Silhouette: Hashable, Sendable {
  /// The rectangle in points.
  public var rect: Rect
  /// Its corner radii.
  public var radii: CornerRadii
  /// How its corners bend.
  public var curve: CornerCurve
  /// The square round the disc.
  public var disc: Rect?

  /// Creates a silhouette.
  public init(rect: Rect, radii: CornerRadii, curve: CornerCurve, disc: Rect? = nil) {
    self.rect = rect
    self.radii = radii
    self.curve = curve
    self.disc = disc
  }

  /// The union as one path; both parts run the same way, so nonzero winding joins them.
  public var path: Path {
    var path = Path.roundedRectangle(rect, radii: radii, curve: curve)
    if let disc { path.append(.ellipse(in: disc)) }
    return path
  }

  /// The smallest rectangle round the silhouette.
  public var bounds: Rect { disc.map { rect.union($0) } ?? rect }

  /// The silhouette with its edge moved inwards.
  public func inset(by distance: Double) -> Silhouette {
    Silhouette(
      rect: rect.inset(by: distance), radii: radii.inset(by: distance), curve: curve,
      disc: disc?.inset(by: distance))
  }

  /// Whether a rectangle lies inside the rounded rectangle, its corners taken as arcs.
  func contains(_ other: Rect) -> Bool {
    let left = other.minX - rect.minX
    let right = rect.maxX - other.maxX
    let top = other.minY - rect.minY
    let bottom = rect.maxY - other.maxY
    func isInside(_ x: Double, _ y: Double, _ radius: Double) -> Bool {
      let radius = min(radius, min(rect.width, rect.height) / 2)
      let (dx, dy) = (max(0, radius - x), max(0, radius - y))
      return dx * dy == 0 || dx * dx + dy * dy <= radius * radius
    }
    return min(left, right, top, bottom) >= 0
      && isInside(left, top, radii.topLeading) && isInside(right, top, radii.topTrailing)
      && isInside(right, bottom, radii.bottomTrailing)
      && isInside(left, bottom, radii.bottomLeading)
  }
}
