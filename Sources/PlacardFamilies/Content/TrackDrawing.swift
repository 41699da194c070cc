import PlacardGraphics
import PlacardModel

/// A track that is filled from its leading end, with or without a knob: sliders and progress bars.
struct TrackDrawing: CustomContent {
  /// How far it is filled, 0…1.
  var fraction: Double
  /// Colour of what is filled.
  var color: DynamicColor
  /// Height of the track in points.
  var thickness: Double
  /// Size of the knob in points; `nil` for none.
  var knob: Size?

  func height(forWidth width: Double, in setting: CustomSetting) -> Double {
    knob.map { $0.height + 4 } ?? thickness
  }

  func draw(in size: Size, _ setting: CustomSetting) -> [DisplayItem] {
    let track = Rect(0, (size.height - thickness) / 2, size.width, thickness)
    let travel = size.width - (knob?.width ?? 0)
    guard travel > 0 else { return [] }
    // The knob stands inside the track at both ends.
    let middle = (knob?.width ?? 0) / 2 + travel * fraction
    func placed(_ rect: Rect) -> Rect {
      setting.direction == .leftToRight
        ? rect : Rect(size.width - rect.maxX, rect.minY, rect.width, rect.height)
    }
    func shape(_ rect: Rect) -> Path {
      .roundedRectangle(
        placed(rect), radii: CornerRadii(min(rect.width, rect.height) / 2), curve: .circular)
    }
    var items: [DisplayItem] = [
      .fill(shape(track), .color(DynamicColor.systemFill.resolve(in: setting.colors)))
    ]
    let filled = Rect(0, track.minY, max(middle, fraction > 0 ? thickness : 0), thickness)
    if fraction > 0 {
      items.append(.fill(shape(filled), .color(color.resolve(in: setting.colors))))
    }
    guard let knob else { return items }
    let path = shape(Rect(center: Point(middle, size.height / 2), size: knob))
    items.append(
      .shadow(
        Shadow(path: path, offset: Point(0, 2), sigma: 3, color: Color.black.opacity(0.18))))
    items.append(.fill(path, .color(.white)))
    return items
  }
}
