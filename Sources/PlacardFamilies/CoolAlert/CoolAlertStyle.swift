import PlacardGraphics
import PlacardModel

/// A style of CoolAlert: its row of data with the drawing in the circle.
struct CoolAlertStyle: Sendable {
  /// What the circle shows.
  enum Icon: Sendable {
    /// Lines in a square of 30, in drawing order.
    case strokes([Path], width: Double)
    /// A symbol of the catalogue.
    case symbol(String)
    /// A spinner; with progress the percentage instead.
    case activity
  }

  let style: AlertStyle
  let icon: Icon

  init(_ name: String, _ color: DynamicColor, _ icon: Icon, _ summary: String) {
    style = AlertStyle(name: name, color: color, summary: summary)
    self.icon = icon
  }

  /// The styles in the order of CoolAlert's documentation.
  static let all: [CoolAlertStyle] = [
    .success, .error, .warning, .info, .notice, .question, .edit, .wait, .custom,
  ]

  /// Side of the square that strokes are drawn in.
  static let strokeBox = 30.0
}
