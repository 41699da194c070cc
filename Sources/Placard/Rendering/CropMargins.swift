import PlacardGraphics
import PlacardLayout
import PlacardModel

/// The room that a card crop leaves round the silhouette: enough for the shadow.
enum CropMargins {
  private static let side = 48.0
  private static let above = 40.0
  private static let below = 56.0

  /// The part of the screen that a document's picture shows, in points.
  static func shown(_ document: AlertDocument, _ painter: Painter) -> Rect {
    shown(
      screen: document.screen.size, output: document.output,
      silhouette: painter.silhouetteBounds)
  }

  /// The part of a screen that a picture shows, in points.
  static func shown(screen: Size, output: OutputDescription, silhouette: Rect) -> Rect {
    let screen = Rect(origin: .zero, size: screen)
    guard output.crop == .card else { return screen }
    let crop = rect(round: silhouette, scale: output.scale)
    return output.drawsBackdrop ? crop.intersection(screen) : crop
  }

  /// The crop in points, its edges on whole pixels.
  static func rect(round bounds: Rect, scale: Double) -> Rect {
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let x = snap(bounds.minX - side)
    let y = snap(bounds.minY - above)
    return Rect(x, y, snap(bounds.maxX + side) - x, snap(bounds.maxY + below) - y)
  }
}
