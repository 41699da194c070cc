extension DynamicColor {
  /// A palette colour by its name; black where the palette has no such name, which a test rules out
  /// for the names used below.
  private static func palette(_ name: String) -> DynamicColor {
    SystemColor.named(name).map { .system($0) } ?? .fixed(.black)
  }

  /// The palette colour `systemRed`.
  public static let systemRed = palette("systemRed")
  /// The palette colour `systemOrange`.
  public static let systemOrange = palette("systemOrange")
  /// The palette colour `systemYellow`.
  public static let systemYellow = palette("systemYellow")
  /// The palette colour `systemGreen`.
  public static let systemGreen = palette("systemGreen")
  /// The palette colour `systemMint`.
  public static let systemMint = palette("systemMint")
  /// The palette colour `systemTeal`.
  public static let systemTeal = palette("systemTeal")
  /// The palette colour `systemCyan`.
  public static let systemCyan = palette("systemCyan")
  /// The palette colour `systemBlue`.
  public static let systemBlue = palette("systemBlue")
  /// The palette colour `systemIndigo`.
  public static let systemIndigo = palette("systemIndigo")
  /// The palette colour `systemPurple`.
  public static let systemPurple = palette("systemPurple")
  /// The palette colour `systemPink`.
  public static let systemPink = palette("systemPink")
  /// The palette colour `systemBrown`.
  public static let systemBrown = palette("systemBrown")
  /// The palette colour `systemGray`.
  public static let systemGray = palette("systemGray")
  /// The palette colour `systemGray2`.
  public static let systemGray2 = palette("systemGray2")
  /// The palette colour `systemGray3`.
  public static let systemGray3 = palette("systemGray3")
  /// The palette colour `systemGray4`.
  public static let systemGray4 = palette("systemGray4")
  /// The palette colour `systemGray5`.
  public static let systemGray5 = palette("systemGray5")
  /// The palette colour `systemGray6`.
  public static let systemGray6 = palette("systemGray6")
  /// The palette colour `link`.
  public static let link = palette("link")
  /// The palette colour `label`.
  public static let label = palette("label")
  /// The palette colour `secondaryLabel`.
  public static let secondaryLabel = palette("secondaryLabel")
  /// The palette colour `tertiaryLabel`.
  public static let tertiaryLabel = palette("tertiaryLabel")
  /// The palette colour `quaternaryLabel`.
  public static let quaternaryLabel = palette("quaternaryLabel")
  /// The palette colour `placeholderText`.
  public static let placeholderText = palette("placeholderText")
  /// The palette colour `separator`.
  public static let separator = palette("separator")
  /// The palette colour `opaqueSeparator`.
  public static let opaqueSeparator = palette("opaqueSeparator")
  /// The palette colour `systemFill`.
  public static let systemFill = palette("systemFill")
  /// The palette colour `secondarySystemFill`.
  public static let secondarySystemFill = palette("secondarySystemFill")
  /// The palette colour `tertiarySystemFill`.
  public static let tertiarySystemFill = palette("tertiarySystemFill")
  /// The palette colour `quaternarySystemFill`.
  public static let quaternarySystemFill = palette("quaternarySystemFill")
  /// The palette colour `systemBackground`.
  public static let systemBackground = palette("systemBackground")
  /// The palette colour `secondarySystemBackground`.
  public static let secondarySystemBackground = palette("secondarySystemBackground")
  /// The palette colour `tertiarySystemBackground`.
  public static let tertiarySystemBackground = palette("tertiarySystemBackground")
  /// The palette colour `systemGroupedBackground`.
  public static let systemGroupedBackground = palette("systemGroupedBackground")
  /// The palette colour `secondarySystemGroupedBackground`.
  public static let secondarySystemGroupedBackground = palette("secondarySystemGroupedBackground")
  /// The palette colour `tertiarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = palette("tertiarySystemGroupedBackground")
  /// The palette colour `elevatedSystemBackground`.
  public static let elevatedSystemBackground = palette("elevatedSystemBackground")
}
