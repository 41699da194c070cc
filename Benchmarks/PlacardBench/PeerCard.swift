import PlacardGraphics

/// The card of the peers' scenes A: the numbers of `common.py` and `cairo_naive.c`, in points.
struct PeerCard {
  let origin: Point
  let shaper: any TextMeasurer
  /// Added to widths and to the shadow's blur.
  let nudge: Double

  private static let green = Color(rgb: 0x34C759)

  /// The card from bottom to top.
  func items() -> [DisplayItem] {
    let card = box(Rect(0, 0, 300, 310), radius: 20)
    var items: [DisplayItem] = [
      .shadow(
        Shadow(
          path: card, offset: Point(0, 8), sigma: 12 + nudge, color: Color.black.opacity(0.25))),
      .fill(card, .color(.white)),
      .fill(.circle(center: at(150, 56), radius: 32), .color(Self.green)),
      .stroke(check, StrokeStyle(width: 5), .white),
      .fill(box(Rect(16, 192, 268, 44), radius: 12), .color(Self.green)),
      .fill(box(Rect(16, 246, 268, 44), radius: 12), .color(Color(rgb: 0xE9E9EB))),
    ]
    items += text("Payment sent", y: 100, size: 20, weight: 700, pitch: 24, .black)
    items += text(
      "€42.00 is on its way to Alex. You can track it in Activity.", y: 132, size: 15, weight: 400,
      pitch: 20, Color(rgb: 0x3C3C43))
    items += text("Done", y: 202, size: 17, weight: 600, pitch: 24, .white)
    items += text("View receipt", y: 256, size: 17, weight: 600, pitch: 24, Color(rgb: 0x007AFF))
    return items
  }

  private var check: Path {
    var path = Path()
    path.move(to: at(136, 57))
    path.line(to: at(146, 67))
    path.line(to: at(165, 46))
    return path
  }

  /// Centred lines; the peers put a baseline 0.36 em below the middle of its line.
  private func text(
    _ text: String, y: Double, size: Double, weight: Int, pitch: Double, _ color: Color
  ) -> [DisplayItem] {
    let width = 268 + nudge
    let layout = shaper.layout(
      TextRequest(
        text: text, face: .family("Inter"), size: size, weight: weight, width: width))
    return layout.lines.enumerated().flatMap { index, line in
      let baseline = y + Double(index) * pitch + pitch / 2 + size * 0.36
      let start = at(16 + (width - line.width) / 2, baseline)
      return line.runs.map { DisplayItem.glyphs($0, origin: start, color) }
    }
  }

  private func box(_ rect: Rect, radius: Double) -> Path {
    .roundedRectangle(rect.offset(by: origin), radii: CornerRadii(radius), curve: .circular)
  }

  private func at(_ x: Double, _ y: Double) -> Point { Point(origin.x + x, origin.y + y) }
}
