import PlacardGraphics

extension CoolAlertStyle {
  static let question = CoolAlertStyle(
    "question", .systemTeal, .strokes(questionMark), "Something is asked.")

  /// The hook, then the dot.
  private static let questionMark: [Stroke] = {
    var hook = Path()
    hook.move(to: Point(9.6, 10.4))
    hook.cubic(Point(9.6, 7.2), Point(11.9, 5.2), to: Point(15, 5.2))
    hook.cubic(Point(18.2, 5.2), Point(20.5, 7.2), to: Point(20.5, 10.1))
    hook.cubic(Point(20.5, 14), Point(15, 14.2), to: Point(15, 18.3))
    return [Stroke(hook), .dot(15, 24.6)]
  }()
}
