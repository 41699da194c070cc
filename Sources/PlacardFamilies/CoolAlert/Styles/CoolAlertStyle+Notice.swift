import PlacardGraphics

extension CoolAlertStyle {
  static let notice = CoolAlertStyle(
    "notice", .systemIndigo, .strokes(bell), "Something happened.")

  /// The body with its rim, then the clapper.
  private static let bell: [Stroke] = {
    var body = Path()
    body.move(to: Point(6.5, 21))
    body.cubic(Point(8.4, 18.8), Point(9, 16.6), to: Point(9, 12.6))
    body.cubic(Point(9, 9.1), Point(11.6, 6.3), to: Point(15, 6.3))
    body.cubic(Point(18.4, 6.3), Point(21, 9.1), to: Point(21, 12.6))
    body.cubic(Point(21, 16.6), Point(21.6, 18.8), to: Point(23.5, 21))
    body.close()
    var clapper = Path()
    clapper.move(to: Point(12.5, 24.6))
    clapper.cubic(Point(13.4, 26.3), Point(16.6, 26.3), to: Point(17.5, 24.6))
    return [Stroke(body, width: 2.6), Stroke(clapper, width: 2.6)]
  }()
}
