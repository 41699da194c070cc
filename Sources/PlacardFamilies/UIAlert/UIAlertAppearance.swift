public import PlacardGraphics
public import PlacardModel

/// What can be set of a system alert's look: little, as on the device.
public struct UIAlertAppearance: Hashable, Sendable {
  /// Colour of action titles and of the caret; from system 26 on, the preferred action's fill.
  public var tintColor: DynamicColor = .systemBlue
  /// What an action sheet's popover on a wide screen points at, in points of the screen; an empty
  /// rectangle in the corner stands for none and puts the popover in the middle.
  public var sourceRect: Rect = .zero

  /// Creates the system's own look.
  public init() {}

  /// The properties that differ from the defaults, as a document holds them.
  public var overrides: JSONNode { Self.table.differences(of: self, from: UIAlertAppearance()) }

  /// Every property, in the order of the documentation.
  static let table = ThemeTable<UIAlertAppearance>([
    .color(
      "tintColor", "Actions", \.tintColor,
      "Colour of actions; from system 26 on, the preferred action's fill."),
    place("x", \.sourceRect.origin.x, "Leading edge of what a popover points at."),
    place("y", \.sourceRect.origin.y, "Upper edge of what a popover points at."),
    place("width", \.sourceRect.size.width, "Width of what a popover points at."),
    place("height", \.sourceRect.size.height, "Height of what a popover points at."),
  ])

  private static func place(
    _ name: String, _ part: ThemeProperty<UIAlertAppearance>.Part<Double>, _ summary: String
  ) -> ThemeProperty<UIAlertAppearance> {
    .number("sourceRect.\(name)", "Popover", part, in: 0...10_000, summary)
  }
}
