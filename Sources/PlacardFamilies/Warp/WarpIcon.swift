import PlacardGraphics
import PlacardLayout

/// Warp's icons: lines of 1.5 in a square of 24 (facts: Warp, icons).
enum WarpIcon {
  /// The icon of a style.
  static func graphic(of style: String, color: Color) -> VectorGraphic {
    let line = StrokeStyle(width: 1.5)
    return VectorGraphic(
      box: Rect(0, 0, 24, 24), size: Size(24, 24),
      steps: paths(of: style).map { .stroke($0, line, color) })
  }

  private static func paths(of style: String) -> [Path] {
    let circle = Path.circle(center: Point(12, 12), radius: 9)
    return switch style {
    case "warning": [triangle, stem(9, 13.875), stem(16.5, 17.25)]
    case "critical": [octagon, stem(7.5, 12.75), stem(15.75, 16.5)]
    case "success": [circle, .polyline([(8.25, 12.75), (10.5, 15), (15.75, 9.75)])]
    default: [circle, stem(11.25, 16.5), stem(7.5, 8.25)]
    }
  }

  private static func stem(_ top: Double, _ bottom: Double) -> Path {
    .polyline([(12, top), (12, bottom)])
  }

  private static let octagon: Path = {
    var path = Path.polyline([
      (8.58, 3), (15.42, 3), (21, 8.58), (21, 15.42), (15.42, 21), (8.58, 21), (3, 15.42),
      (3, 8.58),
    ])
    path.close()
    return path
  }()

  /// A triangle whose rounded corners reach from 2.2 to 21.8 and down to 20.25.
  private static let triangle: Path = {
    var path = Path()
    path.move(to: Point(10.72, 4.2))
    path.quadratic(from: Point(10.72, 4.2), Point(12, 2), to: Point(13.28, 4.2))
    path.line(to: Point(21.6, 18.1))
    path.quadratic(from: Point(21.6, 18.1), Point(22.6, 20.25), to: Point(20.2, 20.25))
    path.line(to: Point(3.8, 20.25))
    path.quadratic(from: Point(3.8, 20.25), Point(1.4, 20.25), to: Point(2.4, 18.1))
    path.close()
    return path
  }()
}
