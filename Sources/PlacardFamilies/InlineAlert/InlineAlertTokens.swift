import PlacardModel

/// The theme that inline alerts have unless a document changes it: the documented token paths with
/// values of this project's own (facts: Backbase publishes none).
enum InlineAlertTokens {
  /// The tokens as a tree.
  static func standard() throws(DocumentError) -> JSONNode { try parsed.get() }

  private static let parsed = Result { () throws(DocumentError) in
    try JSONParser.parse(Array(text.utf8))
  }

  /// The tokens as a JSON file.
  ///
  /// Hues are full strength and readable with their on-colour and on
  /// the surface of their style.
  static let text = """
    {
      "theme": {
        "color": {
          "background": {
            "info": { "light": "#1560BD", "dark": "#6AAEFF" },
            "success": { "light": "#1B7034", "dark": "#54CC74" },
            "warning": { "light": "#8F4A00", "dark": "#FFB54A" },
            "danger": { "light": "#C0202B", "dark": "#FF7A7A" },
            "neutral": { "light": "#52525B", "dark": "#B4B4BD" }
          },
          "onBackground": {
            "info": { "light": "#FFFFFF", "dark": "#0B1524" },
            "success": { "light": "#FFFFFF", "dark": "#08170D" },
            "warning": { "light": "#FFFFFF", "dark": "#1F1402" },
            "danger": { "light": "#FFFFFF", "dark": "#220808" },
            "neutral": { "light": "#FFFFFF", "dark": "#111113" }
          },
          "emblem": {
            "info": "{theme.color.background.info}",
            "success": "{theme.color.background.success}",
            "warning": "{theme.color.background.warning}",
            "danger": "{theme.color.background.danger}",
            "plain": "{theme.color.background.neutral}"
          },
          "onEmblem": {
            "info": "{theme.color.onBackground.info}",
            "success": "{theme.color.onBackground.success}",
            "warning": "{theme.color.onBackground.warning}",
            "danger": "{theme.color.onBackground.danger}",
            "plain": "{theme.color.onBackground.neutral}"
          },
          "surface": {
            "info": { "light": "#EEF5FE", "dark": "#10223A" },
            "success": { "light": "#EDF8F0", "dark": "#0F2A18" },
            "warning": { "light": "#FFF5E8", "dark": "#302108" },
            "danger": { "light": "#FDF0F0", "dark": "#371416" },
            "plain": { "light": "#FFFFFF", "dark": "#1C1C1E" }
          },
          "foreground": {
            "default": { "light": "#16161A", "dark": "#FFFFFF" },
            "support": { "light": "#4A4A52", "dark": "#C9C9D1" }
          },
          "border": {
            "info": "{theme.color.emblem.info}",
            "success": "{theme.color.emblem.success}",
            "warning": "{theme.color.emblem.warning}",
            "danger": "{theme.color.emblem.danger}",
            "plain": "{theme.color.emblem.plain}"
          }
        },
        "spacer": { "xs": 4, "sm": 8, "md": 16, "lg": 24, "xl": 32 },
        "radius": { "small": 4, "medium": 8, "large": 12 },
        "border": { "width": 1 },
        "shadow": {
          "small": { "y": 1, "blur": 3, "color": "#0000001F" },
          "medium": { "y": 4, "blur": 12, "color": "#00000029" },
          "large": { "y": 8, "blur": 28, "color": "#00000038" }
        },
        "typography": {
          "title": { "textStyle": "headline", "size": 17, "weight": 600 },
          "subtitle": { "textStyle": "subheadline", "size": 15, "weight": 400 },
          "buttonPrimary": { "textStyle": "body", "size": 17, "weight": 600 },
          "buttonSecondary": { "textStyle": "body", "size": 17, "weight": 400 }
        }
      }
    }
    """
}
