public import PlacardGraphics
public import PlacardModel

/// What can be changed on a Warp dialog: as little as on the system alert that it is.
public struct WarpDialogAppearance: Hashable, Sendable {
  /// Colour of action titles and of the caret.
  public var tintColor: DynamicColor = .systemBlue

  /// Creates the system's own look.
  public init() {}

  /// The properties that differ from the defaults, as a document holds them.
  public var overrides: JSONNode { Self.table.differences(of: self, from: WarpDialogAppearance()) }

  /// Every property, in the order of the documentation.
  static let table = ThemeTable<WarpDialogAppearance>([
    .color("tintColor", "Actions", \.tintColor, "Colour of actions and of the caret.")
  ])
}
