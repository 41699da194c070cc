public import PlacardGraphics
public import PlacardModel

/// What can be changed on a Warp alert.
public struct WarpAppearance: Hashable, Sendable {
  /// Whose tokens are used.
  public var brand = WarpBrand.neutral
  /// Width in points, 120…4000; `nil` is the screen's less 8 on each side.
  public var width: Double?
  /// The card's fill in place of the token.
  public var backgroundColor: DynamicColor?
  /// The line round the card in place of the token.
  public var borderColor: DynamicColor?
  /// Strip and icon in place of the token.
  public var accentColor: DynamicColor?
  /// Title and subtitle in place of the token.
  public var textColor: DynamicColor?
  /// Link and button titles in place of the token.
  public var linkColor: DynamicColor?

  /// Creates the look that the brand's tokens give.
  public init() {}

  /// The properties that differ from the defaults, as a document holds them.
  public var overrides: JSONNode { Self.table.differences(of: self, from: WarpAppearance()) }
}
