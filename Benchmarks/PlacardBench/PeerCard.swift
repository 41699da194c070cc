import PlacardGraphics

/// A card of the peers' scenes: the numbers of `common.py` and `cairo_naive.c`, in points.
struct PeerCard {
  let content: PeerContent
  let origin: Point
  let shaper: any TextMeasurer
  /// Added to widths and to the shadow's blur.
  let nudge: Double

  private var theme: PeerTheme { content.theme }

  /// The card from bottom to top.
  func items() throws -> [DisplayItem] {
    let card = box(Rect(0, 0, 300, 310), radius: 20)
    var items: [DisplayItem] = [
      .shadow(
        Shadow(
          path: card, offset: Point(0, 8), sigma: content.shadow + nudge,
          color: Color.black.opacity(0.25))),
      .fill(card, .color(theme.card)),
    ]
    switch content.sign {
    case .check(let accent): items += checked(accent)
    case .ring(let progress): items += ring(progress)
    }
    return try items + texts()
  }

  /// The texts alone.
  func texts() throws -> [DisplayItem] {
    switch content.sign {
    case .check:
      try text(content.title, y: 100, size: 20, weight: 700, pitch: 24, theme.title)
        + text(content.message, y: 132, size: 15, weight: 400, pitch: 20, theme.message)
        + text("Done", y: 202, size: 17, weight: 600, pitch: 24, .white)
        + text("View receipt", y: 256, size: 17, weight: 600, pitch: 24, theme.link)
    case .ring(let progress):
      try text(
        "\(Int((progress * 100).rounded()))%", y: 75, size: 28, weight: 700, pitch: 34, theme.title)
        + text(content.title, y: 172, size: 20, weight: 700, pitch: 24, theme.title)
        + text(content.message, y: 204, size: 15, weight: 400, pitch: 20, theme.message)
        + text("Cancel", y: 256, size: 17, weight: 600, pitch: 24, theme.link)
    }
  }

  private func checked(_ accent: Color) -> [DisplayItem] {
    var check = Path()
    check.move(to: at(136, 57))
    check.line(to: at(146, 67))
    check.line(to: at(165, 46))
    return [
      .fill(.circle(center: at(150, 56), radius: 32), .color(accent)),
      .stroke(check, StrokeStyle(width: 5), .white),
      .fill(box(Rect(16, 192, 268, 44), radius: 12), .color(accent)),
      .fill(box(Rect(16, 246, 268, 44), radius: 12), .color(theme.button)),
    ]
  }

  private func ring(_ progress: Double) -> [DisplayItem] {
    let center = at(150, 92)
    var items: [DisplayItem] = [
      .stroke(.circle(center: center, radius: 56), StrokeStyle(width: 10), theme.track)
    ]
    if progress > 0 {
      let arc = Path.arc(center: center, radius: 56, turn: progress)
      items.append(.stroke(arc, StrokeStyle(width: 10), Color(rgb: 0x007AFF)))
    }
    items.append(.fill(box(Rect(16, 246, 268, 44), radius: 12), .color(theme.button)))
    return items
  }

  /// Centred lines; the peers put a baseline 0.36 em below the middle of its line.
  private func text(
    _ text: String, y: Double, size: Double, weight: Int, pitch: Double, _ color: Color
  ) throws -> [DisplayItem] {
    let width = 268 + nudge
    let layout = shaper.layout(
      TextRequest(
        text: text, face: .family("Inter"), size: size, weight: weight, language: content.language,
        width: width))
    guard layout.missing.isEmpty else {
      throw UsageError("\"\(text)\" needs a font that was not given")
    }
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
