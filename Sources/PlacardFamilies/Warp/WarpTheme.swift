import PlacardGraphics

/// What can be changed on a Warp alert.
struct WarpTheme: Sendable {
  /// Whose tokens are used.
  var brand = WarpBrand.neutral
  /// Width in points; `nil` is the screen's less 8 on each side.
  var width: Double?
  /// The card's fill in place of the token.
  var backgroundColor: DynamicColor?
  /// The line round the card in place of the token.
  var borderColor: DynamicColor?
  /// Strip and icon in place of the token.
  var accentColor: DynamicColor?
  /// Title and subtitle in place of the token.
  var textColor: DynamicColor?
  /// Link and button titles in place of the token.
  var linkColor: DynamicColor?
}
