extension Path {
  /// A rectangle with square corners.
  public static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.line(to: Point(rect.maxX, rect.minY))
    path.line(to: Point(rect.maxX, rect.maxY))
    path.line(to: Point(rect.minX, rect.maxY))
    path.close()
    return path
  }

  /// A rectangle with rounded corners; radii above half the shorter side are clamped.
  ///
  /// Leading is taken as left: the painter mirrors the radii for right-to-left layouts.
  public static func roundedRectangle(
    _ rect: Rect, radii: CornerRadii, curve: CornerCurve = .continuous
  ) -> Path {
    guard radii.largest > 0, !rect.isEmpty else { return rectangle(rect) }
    var path = Path()
    let corners: [(corner: Point, along: Point, radius: Double)] = [
      (Point(rect.maxX, rect.minY), Point(1, 0), radii.topTrailing),
      (Point(rect.maxX, rect.maxY), Point(0, 1), radii.bottomTrailing),
      (Point(rect.minX, rect.maxY), Point(-1, 0), radii.bottomLeading),
      (Point(rect.minX, rect.minY), Point(0, -1), radii.topLeading),
    ]
    for (index, item) in corners.enumerated() {
      let shape = CornerShape(
        radius: item.radius, room: min(rect.width, rect.height) / 2, curve: curve)
      shape.add(to: &path, corner: item.corner, along: item.along, startsPath: index == 0)
    }
    path.close()
    return path
  }
}
