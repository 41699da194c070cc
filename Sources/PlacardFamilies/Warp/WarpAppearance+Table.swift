import PlacardGraphics
import PlacardModel

extension WarpAppearance {
  /// Every property in the order of the documentation.
  static let table = ThemeTable<WarpAppearance>([
    .choice("brand", "Brand", \.brand, "Whose tokens the alert is drawn with."),
    ThemeProperty(
      "width", "Card", "null, 120…4000 pt",
      "The card's width; null: the screen's less 8 pt on each side.",
      read: { (reader, theme) throws(DocumentError) in
        theme.width = reader.isNull ? nil : try reader.number(in: 120...4000, unit: "pt")
      },
      write: { $0.width.map { .number($0) } ?? .null }),
    .optionalColor(
      "backgroundColor", "Colours", \.backgroundColor, "The card; null: the brand's token."),
    .optionalColor(
      "borderColor", "Colours", \.borderColor, "The line round the card; null: the token."),
    .optionalColor(
      "accentColor", "Colours", \.accentColor, "Strip and icon; null: the token."),
    .optionalColor(
      "textColor", "Colours", \.textColor, "Title and subtitle; null: the token."),
    .optionalColor(
      "linkColor", "Colours", \.linkColor, "Link and button titles; null: the token."),
  ])
}
