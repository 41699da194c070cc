import PlacardGraphics
import PlacardModel

/// The plot of a chart: three thin lines across, and bars or a line on them.
struct ChartDrawing: CustomContent {
  var chart: ContentChart
  var scale: ChartScale
  var color: DynamicColor
  /// Room above and below the plot for half a number beside its outer lines, in points.
  var inset: Double

  func height(forWidth width: Double, in setting: CustomSetting) -> Double {
    chart.height + 2 * inset
  }

  func draw(in size: Size, _ setting: CustomSetting) -> [DisplayItem] {
    let count = chart.values.count
    guard count > 0, size.width > 0 else { return [] }
    let share = size.width / Double(count)
    func x(_ index: Int) -> Double {
      let place = setting.direction == .leftToRight ? index : count - 1 - index
      return (Double(place) + 0.5) * share
    }
    let height = size.height - 2 * inset
    func y(_ value: Double) -> Double { inset + height * (1 - scale.fraction(value)) }
    return lines(size, setting, y)
      + (chart.kind == .bar
        ? bars(share, setting, x, y) : line(setting, bottom: y(max(scale.low, 0)), x, y))
  }

  private func lines(
    _ size: Size, _ setting: CustomSetting, _ y: (Double) -> Double
  ) -> [DisplayItem] {
    let line = 1 / max(0.5, setting.scale)
    let color = DynamicColor.separator.resolve(in: setting.colors)
    return scale.ticks.map { tick in
      let top = ((y(tick) - line / 2) / line).rounded() * line
      return .fill(.rectangle(Rect(0, top, size.width, line)), .color(color))
    }
  }

  private func bars(
    _ share: Double, _ setting: CustomSetting, _ x: (Int) -> Double, _ y: (Double) -> Double
  ) -> [DisplayItem] {
    let pixel = 1 / max(0.5, setting.scale)
    func snap(_ value: Double) -> Double { (value / pixel).rounded() * pixel }
    let width = max(pixel, snap(min(share * 0.6, 32)))
    let ink = color.resolve(in: setting.colors)
    return chart.values.indices.compactMap { index in
      let value = chart.values[index]
      guard value != 0 else { return nil }
      let zero = snap(y(0))
      let end = snap(y(value))
      let rect = Rect(
        snap(x(index) - width / 2), min(zero, end), width, max(pixel, abs(zero - end)))
      let radius = min(4, width / 2, rect.height)
      var radii = CornerRadii.zero
      if value > 0 {
        radii.topLeading = radius
        radii.topTrailing = radius
      } else {
        radii.bottomLeading = radius
        radii.bottomTrailing = radius
      }
      return .fill(.roundedRectangle(rect, radii: radii, curve: .circular), .color(ink))
    }
  }

  private func line(
    _ setting: CustomSetting, bottom: Double, _ x: (Int) -> Double, _ y: (Double) -> Double
  ) -> [DisplayItem] {
    let points = chart.values.indices.map { (x($0), y(chart.values[$0])) }
    let ink = color.resolve(in: setting.colors)
    var items: [DisplayItem] = []
    if let first = points.first, let last = points.last, points.count > 1 {
      var area = Path.polyline(points)
      area.line(to: Point(last.0, bottom))
      area.line(to: Point(first.0, bottom))
      area.close()
      items.append(.fill(area, .color(ink.opacity(0.15))))
      items.append(.stroke(.polyline(points), StrokeStyle(width: 2.5), ink))
    }
    // Many points would run into each other.
    guard points.count <= 12 else { return items }
    for point in points {
      let dot = Rect(center: Point(point.0, point.1), size: Size(7, 7))
      items.append(
        .fill(
          .roundedRectangle(dot, radii: CornerRadii(3.5), curve: .circular), .color(ink)))
    }
    return items
  }
}
