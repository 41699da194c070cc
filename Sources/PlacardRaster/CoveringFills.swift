import PlacardGraphics

/// The fills at the bottom of a list that cover the whole picture, reduced to one pixel.
///
/// A picture starts with that pixel everywhere, instead of being cleared, filled and dimmed in
/// passes of their own. The value is the one that cairo's passes would leave.
struct CoveringFills {
  /// Premultiplied, as in `Bitmap`.
  private(set) var pixel: UInt32 = 0
  /// Size of the picture in pixels.
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Takes the fills off the items and gives what is left to paint.
  mutating func takeOff(_ items: [DisplayItem], _ transform: AffineTransform) -> [DisplayItem] {
    for (index, item) in items.enumerated() {
      switch item {
      case .fill(let path, .color(let color)) where covers(path, transform):
        pixel = Self.paint(color, over: pixel)
      case .group(var group) where group.opacity == 1:
        let inner = group.transform.then(transform)
        if let clip = group.clip, !covers(clip, inner) { return Array(items[index...]) }
        group.items = takeOff(group.items, inner)
        guard group.items.isEmpty else { return [.group(group)] + items[(index + 1)...] }
      default: return Array(items[index...])
      }
    }
    return []
  }

  /// Whether the path is an upright rectangle round the picture.
  private func covers(_ path: Path, _ transform: AffineTransform) -> Bool {
    let points = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p): transform.apply(p)
      case .cubic, .close: nil
      }
    }
    guard path.elements.count == 5, path.elements[4] == .close, points.count == 4,
      points[0].y == points[1].y, points[1].x == points[2].x, points[2].y == points[3].y,
      points[3].x == points[0].x
    else { return false }
    func spans(_ low: Double, _ high: Double, _ length: Int) -> Bool {
      low.onCairoGrid <= 0 && high.onCairoGrid >= Double(length)
    }
    return spans(points[0].x, points[2].x, width)
      && spans(points[0].y, points[2].y, height)
  }

  /// One pixel of cairo's OVER operator.
  private static func paint(_ color: Color, over pixel: UInt32) -> UInt32 {
    let opacity = Double(color.alpha) / 255
    // cairo keeps a colour's premultiplied channels with sixteen bits and paints the upper eight.
    func level(_ channel: Double) -> UInt32 { UInt32(channel * opacity * 65_535 + 0.5) >> 8 }
    func mix(_ source: UInt32, _ shift: UInt32) -> UInt32 {
      let product = (pixel >> shift & 255) * (255 - UInt32(color.alpha)) + 128
      return min(255, source + (product + product >> 8) >> 8) << shift
    }
    return mix(level(1), 24) | mix(level(Double(color.red) / 255), 16)
      | mix(level(Double(color.green) / 255), 8) | mix(level(Double(color.blue) / 255), 0)
  }
}
