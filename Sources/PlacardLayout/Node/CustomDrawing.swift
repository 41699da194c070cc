import PlacardGraphics
public import PlacardModel

/// Content that draws itself, with what it may take into account.
public struct CustomDrawing: Hashable, Sendable {
  /// The content.
  public var box: CustomBox
  /// Colours, direction, text size and scale.
  public var setting: CustomSetting

  /// Creates a drawing.
  public init(_ box: CustomBox, _ setting: CustomSetting) {
    self.box = box
    self.setting = setting
  }

  /// The painting steps in a frame, at its place.
  func items(in frame: Rect) -> [DisplayItem] {
    let items = box.content.draw(in: frame.size, setting)
    guard !items.isEmpty else { return [] }
    return [
      .group(
        DisplayGroup(
          label: "drawing", transform: .translation(frame.minX, frame.minY), items: items))
    ]
  }
}
