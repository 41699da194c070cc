import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Places the drawn app's parts by their leading edge; mirrors them for right-to-left screens.
struct AppScreenCanvas {
  /// Where a text stands in its frame.
  enum Anchor {
    case leading, center, trailing
  }

  let width: Double
  let environment: AlertEnvironment
  let measurer: any TextMeasurer
  /// Pixels per point.
  let scale: Double
  private(set) var items: [DisplayItem] = []

  init(
    width: Double, _ environment: AlertEnvironment, _ measurer: any TextMeasurer, scale: Double
  ) {
    self.width = width
    self.environment = environment
    self.measurer = measurer
    self.scale = scale
  }

  var isMirrored: Bool { environment.direction == .rightToLeft }

  mutating func fill(_ rect: Rect, radius: Double = 0, _ color: DynamicColor) {
    let path = Path.roundedRectangle(placed(rect), radii: CornerRadii(radius))
    items.append(.fill(path, .color(color.resolve(in: environment.colors))))
  }

  /// A line of one pixel's height below a place.
  mutating func hairline(_ x: Double, _ y: Double, length: Double) {
    fill(Rect(x, y, length, 1 / scale), .separator)
  }

  /// A symbol whose 256 units have a length in points; it is not mirrored.
  mutating func symbol(
    _ name: String, center: Point, side: Double, _ color: DynamicColor
  ) throws(DocumentError) {
    let graphic = try SymbolDrawing.graphic(
      name, side: side, color: color.resolve(in: environment.colors))
    let factor = side / graphic.box.width
    let middle = placed(Rect(center: center, size: .zero)).origin
    let place = AffineTransform.translation(-graphic.box.center.x, -graphic.box.center.y)
      .then(.scale(factor, factor)).then(.translation(middle.x, middle.y))
    items += graphic.items(place, factor: factor)
  }

  /// One line round the middle of its frame, cut where it does not fit.
  ///
  /// - Returns: the line's width in points.
  @discardableResult
  mutating func text(
    _ text: String, in frame: Rect, size: Double, weight: Int = 400, _ color: DynamicColor,
    at anchor: Anchor = .leading
  ) -> Double {
    guard frame.width >= size, !text.isEmpty else { return 0 }
    let bold = environment.boldText ? 200 : 0
    let layout = measurer.layout(
      TextRequest(
        text: text, size: size, weight: min(700, weight + bold), width: frame.width, lineLimit: 1))
    guard let line = layout.lines.first else { return 0 }
    let rest = frame.width - line.width
    let x =
      switch anchor {
      case .leading: frame.minX
      case .center: frame.minX + rest / 2
      case .trailing: frame.minX + rest
      }
    let baseline = frame.center.y - layout.size.height / 2 + layout.ascender
    let origin = Point(
      placed(Rect(x, 0, line.width, 0)).minX, (baseline * scale).rounded() / scale)
    let ink = color.resolve(in: environment.colors)
    for run in line.runs { items.append(.glyphs(run, origin: origin, ink)) }
    return line.width
  }

  private func placed(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(width - rect.maxX, rect.minY, rect.width, rect.height)
  }
}
