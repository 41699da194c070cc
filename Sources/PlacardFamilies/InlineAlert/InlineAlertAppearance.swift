public import PlacardGraphics
public import PlacardModel

/// What can be changed on an inline alert: tokens for all styles, and what a custom style sets on
/// one alert, where `nil` leaves it to the tokens.
public struct InlineAlertAppearance: Hashable, Sendable {
  /// Changes of the tokens, as a tree: `{"theme": {"color": {"emblem": …}}}`.
  public var tokens = JSONNode(.object([]))
  /// Width in points, 120…4000; `nil` is the screen's less 8 on each side.
  public var width: Double?
  /// The card's fill.
  public var backgroundColor: DynamicColor?
  /// The line inside the card's edge.
  public var borderColor: DynamicColor?
  /// Width of that line in points, 0…20.
  public var borderWidth: Double?
  /// Corner radii of the card in points, 0…1000.
  public var cornerRadius: CornerRadii?
  /// The shadow below the card.
  public var shadow = InlineAlertShadow.small
  /// The icon.
  public var iconColor: DynamicColor?
  /// The title.
  public var titleColor: DynamicColor?
  /// The subtitle.
  public var subtitleColor: DynamicColor?
  /// The drawing that dismisses.
  public var dismissColor: DynamicColor?
  /// SF Symbols name of the drawing that dismisses.
  public var dismissIcon = "xmark"
  /// Fill of the primary button, title of the secondary one.
  public var buttonColor: DynamicColor?
  /// Title of the primary button, and of a secondary one that is filled.
  public var buttonTitleColor: DynamicColor?
  /// Line inside the edges of the buttons; `nil` is none on the primary one and the button's colour
  /// on the secondary one.
  public var buttonBorderColor: DynamicColor?
  /// Corner radii of the buttons in points, 0…1000.
  public var buttonCornerRadius: CornerRadii?
  /// Font of the title.
  public var titleFont: FontDescription?
  /// Font of the subtitle.
  public var subtitleFont: FontDescription?
  /// Font of the primary button.
  public var buttonPrimaryFont: FontDescription?
  /// Font of the secondary button.
  public var buttonSecondaryFont: FontDescription?

  /// Creates the look that the tokens give.
  public init() {}

  /// The properties that differ from the defaults, as a document holds them.
  public var overrides: JSONNode {
    Self.table.differences(of: self, from: InlineAlertAppearance())
  }
}
