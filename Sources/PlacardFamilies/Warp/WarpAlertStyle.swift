import PlacardGraphics
import PlacardModel

/// The styles of Warp's alerts; their colours are those of the brand Neutral.
enum WarpAlertStyle {
  /// The styles in the order of Warp's documentation.
  static let all: [AlertStyle] = [
    style("info", "General information."),
    style("warning", "Something is not working as expected or may need attention."),
    style("critical", "A severe problem needs attention at once."),
    style("success", "An action or a task was completed."),
  ]

  private static func style(_ name: String, _ summary: String) -> AlertStyle {
    AlertStyle(
      name: name, color: WarpPalette.tokens(of: .neutral).tone(of: name).accent, summary: summary)
  }
}
