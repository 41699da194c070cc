public import PlacardFamilies
public import PlacardModel

/// A system alert or action sheet, spelled as in UIKit and rendered to a picture.
///
/// ```swift
/// let alert = UIAlertController(
///   title: "Delete “Norway”?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
/// let picture = try alert.image(scheme: .dark)
/// ```
///
/// What UIKit forbids with an exception, such as text fields in a sheet, a second cancel action or a
/// preferred action that was not added, is an error when the alert is drawn.
@MainActor
public final class UIAlertController {
  /// How the alert is shown.
  public enum Style: String, Hashable, Sendable {
    /// At the bottom of a phone's screen, in a popover on a wide one.
    case actionSheet
    /// In the middle of the screen.
    case alert
  }

  /// Heading; `nil` for none.
  public var title: String? { didSet { changed() } }
  /// Body text; `nil` for none.
  public var message: String? { didSet { changed() } }
  /// How the alert is shown.
  public let preferredStyle: Style
  /// The actions in the order added.
  public private(set) var actions: [UIAlertAction] = []
  /// The text fields in the order added; `nil` where there is none.
  public var textFields: [AlertTextField]? { fields.isEmpty ? nil : fields }
  /// The action that is emphasized and that the Return key stands for; one of `actions`.
  public var preferredAction: UIAlertAction? { didSet { changed() } }
  /// The look: tint, and what a popover points at.
  public var appearance = UIAlertAppearance()
  /// The device and its settings.
  public var environment = AlertEnvironment()
  /// The screen that the alert is shown on.
  public var screen = ScreenDescription()

  private(set) var fields: [AlertTextField] = []
  weak var stage: Stage?

  /// Creates an alert without actions.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an action below or behind those added before.
  public func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.changed = { [weak self] in self?.changed() }
    changed()
  }

  /// Adds a text field below those added before.
  ///
  /// - Parameters:
  ///   - configurationHandler: sets the field up before it is shown.
  public func addTextField(configurationHandler: (@MainActor (AlertTextField) -> Void)? = nil) {
    let field = AlertTextField(AlertField())
    configurationHandler?(field)
    field.changed = { [weak self] in self?.changed() }
    fields.append(field)
    changed()
  }

  /// The alert as a plain value.
  public var document: AlertDocument {
    var document = AlertDocument(
      kind: "uiAlert", style: preferredStyle.rawValue,
      content: AlertContent(title: title, message: message))
    document.content.buttons = actions.map(\.button)
    // An action that was not added has no position, which drawing reports.
    document.content.preferredButton = preferredAction.map { preferred in
      actions.firstIndex { $0 === preferred } ?? actions.count
    }
    document.content.fields = fields.map(\.field)
    document.appearance = appearance.overrides
    document.environment = environment
    document.screen = screen
    return document
  }

  /// Brings a change to the screen.
  private func changed() { stage?.update(self) }
}
