import PlacardGraphics

extension CoolAlertStyle {
  static let edit = CoolAlertStyle(
    "edit", .systemPurple, .strokes(pencil), "Something is to be filled in.")

  /// The outline, then the line between wood and rubber.
  private static let pencil: [Stroke] = {
    var outline = Path()
    outline.move(to: Point(6, 24))
    outline.line(to: Point(7.2, 18.6))
    outline.line(to: Point(19.6, 6.2))
    outline.cubic(Point(20.6, 5.2), Point(22.2, 5.2), to: Point(23.2, 6.2))
    outline.line(to: Point(23.8, 6.8))
    outline.cubic(Point(24.8, 7.8), Point(24.8, 9.4), to: Point(23.8, 10.4))
    outline.line(to: Point(11.4, 22.8))
    outline.close()
    return [
      Stroke(outline, width: 2.6),
      Stroke(.polyline([(16.9, 8.9), (21.1, 13.1)]), width: 2.6),
    ]
  }()
}
