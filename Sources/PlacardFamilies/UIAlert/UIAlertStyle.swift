import PlacardGraphics
import PlacardModel

/// How an alert controller is shown, as UIKit names it.
enum UIAlertStyle: String, CaseIterable {
  /// In the middle of the screen.
  case alert
  /// At the bottom of a phone's screen, in a popover on a wide one.
  case actionSheet

  /// The style as documents know it.
  var style: AlertStyle {
    AlertStyle(name: rawValue, color: .systemBlue, summary: summary)
  }

  private var summary: String {
    switch self {
    case .alert: "Something that must be answered before going on."
    case .actionSheet: "A choice of what to do with what was just tapped."
    }
  }
}
