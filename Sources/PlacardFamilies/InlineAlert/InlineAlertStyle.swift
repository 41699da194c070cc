import PlacardGraphics
import PlacardModel

/// A style of inline alerts: which tokens it takes and what its icon is.
struct InlineAlertStyle: Sendable {
  let style: AlertStyle
  /// The icon's SF Symbols name.
  let symbol: String

  private init(_ name: String, _ color: DynamicColor, _ symbol: String, _ summary: String) {
    style = AlertStyle(name: name, color: color, summary: summary)
    self.symbol = symbol
  }

  /// The token of a role in this style, as in `theme.color.emblem.info`.
  func token(_ role: String) -> String { "theme.color.\(role).\(style.name)" }

  /// The styles in the order of the documentation; colours are those of the standard tokens.
  static let all = [
    InlineAlertStyle(
      "info", color(0x1560BD, 0x6AAEFF), "info.circle", "General information and tips."),
    InlineAlertStyle(
      "warning", color(0x8F4A00, 0xFFB54A), "exclamationmark.triangle", "Cautionary messages."),
    InlineAlertStyle(
      "danger", color(0xC0202B, 0xFF7A7A), "exclamationmark.octagon",
      "Error messages and critical alerts."),
    InlineAlertStyle(
      "success", color(0x1B7034, 0x54CC74), "checkmark.circle",
      "Confirmation and success messages."),
    InlineAlertStyle(
      "plain", color(0x52525B, 0xB4B4BD), "info.circle", "A plain surface with a given colour."),
  ]

  private static func color(_ light: UInt32, _ dark: UInt32) -> DynamicColor {
    .pair(light: Color(rgb: light), dark: Color(rgb: dark))
  }
}
