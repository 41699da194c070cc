public import PlacardGraphics
public import PlacardModel

/// Paints what lies behind an alert.
public struct BackdropPainter {
  let size: Size
  let colors: ColorEnvironment

  /// Creates a painter for a screen of a size in points.
  public init(size: Size, colors: ColorEnvironment) {
    self.size = size
    self.colors = colors
  }

  /// The backdrop and the dimming over it.
  ///
  /// - Parameters:
  ///   - dim: opacity of the black layer, 0…1.
  ///   - pictureSize: size of the backdrop's picture in pixels; unused for other backdrops.
  ///   - app: what a drawn app shows; unused for other backdrops.
  ///   - filter: blurs and colours the backdrop below the dimming; `nil` leaves it.
  public func items(
    _ backdrop: Backdrop?, dim: Double, pictureSize: Size, app: [DisplayItem] = [],
    filter: BackdropFilter? = nil
  ) -> [DisplayItem] {
    let frame = Rect(origin: .zero, size: size)
    let path = Path.rectangle(frame)
    var items: [DisplayItem] = []
    switch backdrop ?? .color(.systemGroupedBackground) {
    case .color(let color):
      items.append(.fill(path, .color(color.resolve(in: colors))))
    case .gradient(let stops, let degrees):
      items.append(.fill(path, .gradient(gradient(stops, degrees, in: frame))))
    case .image(let reference, .fill):
      items.append(.image(reference, scaled(pictureSize, to: frame, by: max), tint: nil))
    case .image(let reference, .fit(let color)):
      items.append(.fill(path, .color(color.resolve(in: colors))))
      items.append(.image(reference, scaled(pictureSize, to: frame, by: min), tint: nil))
    case .image(let reference, .tile(let scale)):
      items.append(.tiles(reference, scale: scale, frame))
    case .checkerboard(let first, let second, let square):
      items += checkerboard(first.resolve(in: colors), second.resolve(in: colors), square)
    case .app: items += app
    case .page:
      items.append(.fill(path, .color(DynamicColor.systemGroupedBackground.resolve(in: colors))))
      items += app
    }
    if let filter {
      items = [
        .backdropEffect(
          BackdropEffect(
            path: path, inner: path, outline: GlassOutline(rect: frame, radius: 0), source: items,
            bounds: frame, filter: filter))
      ]
    }
    if dim > 0 { items.append(.fill(path, .color(Color.black.opacity(dim)))) }
    return [.group(DisplayGroup(label: "backdrop", clip: path, items: items))]
  }

  /// One colour everywhere, the other where columns and rows of stripes do not meet.
  private func checkerboard(_ first: Color, _ second: Color, _ square: Double) -> [DisplayItem] {
    func stripes(_ length: Double, _ rect: (Double) -> Rect) -> Path {
      var path = Path()
      for start in stride(from: square, to: length, by: 2 * square) {
        path.append(.rectangle(rect(start)))
      }
      return path
    }
    let columns = stripes(size.width) { Rect($0, 0, square, size.height) }
    let rows = stripes(size.height) { Rect(0, $0, size.width, square) }
    return [
      .fill(.rectangle(Rect(origin: .zero, size: size)), .color(first)),
      .difference(columns, minus: rows, second), .difference(rows, minus: columns, second),
    ]
  }

  /// The picture round the middle of the frame, undistorted, by the larger or the smaller of the two
  /// factors at which a side has the frame's length.
  private func scaled(
    _ picture: Size, to frame: Rect, by choose: (Double, Double) -> Double
  ) -> Rect {
    guard picture.width > 0, picture.height > 0 else { return frame }
    let factor = choose(frame.width / picture.width, frame.height / picture.height)
    return Rect(
      center: frame.center, size: Size(picture.width * factor, picture.height * factor))
  }

  /// The line runs through the middle and is as long as the frame is in its direction, as in CSS.
  private func gradient(
    _ stops: [DynamicColor], _ degrees: Double, in frame: Rect
  ) -> LinearGradient {
    let (sine, cosine) = Trigonometry.sineCosine(degrees * Double.pi / 180)
    let half = (abs(frame.width * sine) + abs(frame.height * cosine)) / 2
    let center = frame.center
    return LinearGradient(
      start: Point(center.x - sine * half, center.y + cosine * half),
      end: Point(center.x + sine * half, center.y - cosine * half),
      stops: stops.enumerated().map { index, color in
        LinearGradient.Stop(
          offset: Double(index) / Double(max(1, stops.count - 1)),
          color: color.resolve(in: colors))
      })
  }
}
