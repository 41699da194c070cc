import PlacardModel

/// What a person can choose in a system alert, spelled as in UIKit.
@MainActor
public final class UIAlertAction {
  /// What an action means.
  public enum Style: Hashable, Sendable {
    /// An ordinary action.
    case `default`
    /// Leaves things as they are; an alert can have one.
    case cancel
    /// Destroys something; drawn in red.
    case destructive
  }

  /// What the action says.
  public let title: String?
  /// What the action means.
  public let style: Style
  /// Whether it takes taps; if not it is drawn faded.
  public var isEnabled = true { didSet { changed() } }

  let handler: (@MainActor (UIAlertAction) -> Void)?
  /// Called after each change by code.
  var changed: () -> Void = {}

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: what the button says.
  ///   - style: what the action means.
  ///   - handler: called with the action when it is chosen.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  var button: AlertButton {
    let role: AlertButton.Role =
      switch style {
      case .default: .default
      case .cancel: .cancel
      case .destructive: .destructive
      }
    return AlertButton(title: title ?? "", role: role, isEnabled: isEnabled)
  }
}
