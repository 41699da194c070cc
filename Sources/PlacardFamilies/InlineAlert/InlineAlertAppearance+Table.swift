import PlacardGraphics
import PlacardModel

extension InlineAlertAppearance {
  /// Every property in the order of the documentation.
  static let table = ThemeTable<InlineAlertAppearance>(
    [
      ThemeProperty(
        "tokens", "Tokens", "design tokens",
        "Changes of the theme's tokens, as {\"theme\": {\"color\": {\"emblem\": …}}}.",
        read: { (reader, appearance) throws(DocumentError) in
          _ = try reader.keys()
          appearance.tokens = reader.node
        },
        write: { $0.tokens.value }),
      optionalNumber(
        "width", "Card", \.width, in: 120...4000,
        "Card width; null: the screen's less 8 pt on each side."),
      .optionalColor("backgroundColor", "Card", \.backgroundColor, "Card fill; null: the token."),
      .optionalColor(
        "borderColor", "Card", \.borderColor, "Line inside the card's edge; null: the token."),
      optionalNumber(
        "borderWidth", "Card", \.borderWidth, in: 0...20,
        "Width of the line inside the card's edge; null: the token."),
      cornerRadius(
        "cornerRadius", "Card", \.cornerRadius, "Corner radii; null: the token theme.radius.large."),
      .choice("shadow", "Card", \.shadow, "The shadow below the card: one of the tokens."),
    ] + contents)

  private static let contents: [ThemeProperty<InlineAlertAppearance>] = [
    .optionalColor("iconColor", "Content", \.iconColor, "Icon; null: the token."),
    .optionalColor("titleColor", "Content", \.titleColor, "Title; null: the token."),
    .optionalColor("subtitleColor", "Content", \.subtitleColor, "Subtitle; null: the token."),
    .optionalColor("dismissColor", "Content", \.dismissColor, "Cross; null: the token."),
    ThemeProperty(
      "dismissIcon", "Content", "SF Symbols name", "The drawing that dismisses.",
      read: { (reader, appearance) throws(DocumentError) in
        appearance.dismissIcon = try reader.string()
      },
      write: { .string($0.dismissIcon) }),
    .optionalColor(
      "buttonColor", "Buttons", \.buttonColor,
      "Fill of the primary button, title of the secondary one; null: the emblem's token."),
    .optionalColor(
      "buttonTitleColor", "Buttons", \.buttonTitleColor,
      "Title of a filled button; null: the token, or what is readable on a given fill."),
    .optionalColor(
      "buttonBorderColor", "Buttons", \.buttonBorderColor,
      "Line inside the buttons' edges; null: on the secondary button only."),
    cornerRadius(
      "buttonCornerRadius", "Buttons", \.buttonCornerRadius,
      "Corner radii of the buttons; null: the token theme.radius.medium."),
    optionalFont("titleFont", \.titleFont, "Font of the title; null: the token."),
    optionalFont("subtitleFont", \.subtitleFont, "Font of the subtitle; null: the token."),
    optionalFont(
      "buttonPrimaryFont", \.buttonPrimaryFont, "Font of the primary button; null: the token."),
    optionalFont(
      "buttonSecondaryFont", \.buttonSecondaryFont,
      "Font of the secondary button; null: the token."),
  ]

  private static func optionalNumber(
    _ name: String, _ group: String,
    _ part: ThemeProperty<InlineAlertAppearance>.Part<Double?>, in range: ClosedRange<Double>,
    _ summary: String
  ) -> ThemeProperty<InlineAlertAppearance> {
    ThemeProperty(
      name, group, "\(Int(range.lowerBound))…\(Int(range.upperBound)) pt, null", summary,
      read: { (reader, appearance) throws(DocumentError) in
        appearance[keyPath: part] = reader.isNull ? nil : try reader.number(in: range, unit: "pt")
      },
      write: { $0[keyPath: part].map { .number($0) } ?? .null })
  }

  private static func optionalFont(
    _ name: String, _ part: ThemeProperty<InlineAlertAppearance>.Part<FontDescription?>,
    _ summary: String
  ) -> ThemeProperty<InlineAlertAppearance> {
    ThemeProperty(
      name, "Fonts", "font, null", summary,
      read: { (reader, appearance) throws(DocumentError) in
        let standard = FontDescription(size: 17, weight: 400, textStyle: .body)
        appearance[keyPath: part] = reader.isNull ? nil : try reader.font(standard)
      },
      write: { $0[keyPath: part]?.json ?? .null })
  }
}
