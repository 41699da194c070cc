import PlacardGraphics
import PlacardModel

/// A style of CoolAlert: its row of data with the drawing in the circle.
struct CoolAlertStyle: Sendable {
  /// What the circle shows.
  enum Icon: Sendable {
    /// Lines in a square of 30, in drawing order.
    case strokes([Stroke])
    /// A symbol of the catalogue.
    case symbol(String)
    /// A spinner; with progress the percentage instead.
    case activity
  }

  /// A line of an icon.
  struct Stroke: Sendable {
    let path: Path
    let width: Double

    init(_ path: Path, width: Double = 3.4) {
      self.path = path
      self.width = width
    }

    /// A dot a little wider than the stems: the eye takes one of their own width for smaller.
    static func dot(_ x: Double, _ y: Double) -> Stroke {
      Stroke(.polyline([(x, y - 0.005), (x, y + 0.005)]), width: 4.3)
    }
  }

  let style: AlertStyle
  let icon: Icon
  /// What is felt when such an alert appears; `nil` for nothing.
  let haptic: Haptic?

  init(
    _ name: String, _ color: DynamicColor, _ icon: Icon, haptic: Haptic? = nil, _ summary: String
  ) {
    style = AlertStyle(name: name, color: color, summary: summary)
    self.icon = icon
    self.haptic = haptic
  }

  /// The styles in the order of CoolAlert's documentation.
  static let all: [CoolAlertStyle] = [
    .success, .error, .warning, .info, .notice, .question, .edit, .wait, .custom,
  ]

  /// Side of the square that strokes are drawn in.
  static let strokeBox = 30.0
}
