public import PlacardFamilies
public import PlacardModel

/// A dialog of the Warp design system: a system alert that waits for an answer.
///
/// ```swift
/// let dialog = WarpDialog(
///   title: "Delete account?", message: "This cannot be undone.",
///   actions: [
///     WarpDialog.Action(title: "Delete", style: .destructive) {},
///     WarpDialog.Action(title: "Cancel", style: .cancel) {},
///   ])
/// let picture = try dialog.image()
/// ```
///
/// Taps outside and swipes do nothing; every action takes it off the screen.
@MainActor
public final class WarpDialog {
  /// What a person can choose.
  public struct Action {
    /// What an action means.
    public enum Style: Hashable, Sendable {
      /// An ordinary action.
      case `default`
      /// An irreversible action, in red.
      case destructive
      /// Leaves things as they are; a dialog can have one.
      case cancel
    }

    /// What the button says.
    public let title: String
    /// What the action means.
    public let style: Style
    /// What a tap does.
    public let handler: @MainActor () -> Void

    /// Creates an action.
    public init(
      title: String, style: Style = .default, handler: @escaping @MainActor () -> Void = {}
    ) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }

  /// Heading.
  public var title: String { didSet { changed() } }
  /// Text below the title; `nil` for none.
  public var message: String? { didSet { changed() } }
  /// The actions in the order given.
  public let actions: [Action]
  /// The text fields in the order added.
  public private(set) var textFields: [AlertTextField] = []
  /// The look: the tint of the actions.
  public var appearance = WarpDialogAppearance() { didSet { changed() } }
  /// The device and its settings.
  public var environment = AlertEnvironment()
  /// The screen that the dialog is shown on.
  public var screen = ScreenDescription()

  private var custom: BoundContent?
  private weak var stage: Stage?

  /// Creates a dialog; include an action of style `cancel`, or people have no safe way out.
  public init(title: String, message: String? = nil, actions: [Action]) {
    self.title = title
    self.message = message
    self.actions = actions
  }

  /// Adds a text field above the actions.
  ///
  /// - Parameter configure: sets the field up before it is shown.
  public func addTextField(_ configure: (@MainActor (AlertTextField) -> Void)? = nil) {
    let field = AlertTextField(AlertField())
    configure?(field)
    field.changed = { [weak self] in self?.changed() }
    textFields.append(field)
    changed()
  }

  /// Puts content of one's own above the actions.
  ///
  /// Content that is nothing but text fields is drawn as the system draws those of its alerts.
  @discardableResult
  public func content(
    @ContentBuilder _ content: @escaping @MainActor () -> [BoundElement]
  ) -> Self {
    custom = BoundContent(content)
    changed()
    return self
  }

  /// The fields of the content, where it is nothing else.
  private static func fields(of content: [ContentElement]) -> [AlertField]? {
    var fields: [AlertField] = []
    for element in content {
      guard case .field(let field) = element, !field.isMultiline, field.icon == nil else {
        return nil
      }
      fields.append(field)
    }
    return fields
  }

  /// Shows the dialog on a stage, which keeps it alive while it is on the screen.
  public func show(on stage: Stage = .current) { stage.show(self) }

  /// Shows the dialog on a stage and waits for the answer.
  public func present(on stage: Stage = .current) async -> AlertResult {
    await stage.present(self)
  }

  /// Takes the dialog off the screen.
  public func close() { stage?.close(self) }

  /// Brings a change to the screen.
  private func changed() { stage?.update(self) }
}

extension WarpDialog: PresentedAlert {
  /// The dialog as a plain value.
  public var document: AlertDocument {
    var document = AlertDocument(
      kind: "warpDialog", style: "dialog", content: AlertContent(title: title, message: message))
    document.content.buttons = actions.map(\.button)
    document.content.fields = textFields.map(\.field)
    let content = custom?.content ?? []
    if let fields = Self.fields(of: content) {
      document.content.fields += fields
    } else {
      document.content.custom = content
    }
    document.appearance = appearance.overrides
    document.environment = environment
    document.screen = screen
    return document
  }

  /// The handler of an action, by its position.
  public func action(ofButton index: Int) -> (@MainActor () async throws -> Void)? {
    guard actions.indices.contains(index) else { return nil }
    let handler = actions[index].handler
    return { handler() }
  }

  /// Remembers the stage.
  public func attach(to stage: Stage?) { self.stage = stage }

  /// Keeps what a person typed where code reads it.
  public func fieldChanged(_ index: Int, to text: String) {
    guard !textFields.indices.contains(index) else { return textFields[index].typed(text) }
    custom?.changed(ContentChange(ContentElement.id(index - textFields.count), .text(text)))
  }

  /// Whether the dialog has content with bindings.
  public var followsBindings: Bool { custom != nil }

  /// Writes what a person did into what the content is bound to.
  public func contentChanged(_ change: ContentChange) { custom?.changed(change) }

  /// Calls the action of a button in the content.
  public func contentTapped(_ id: ElementID) { custom?.tapped(id) }
}

extension WarpDialog.Action {
  fileprivate var button: AlertButton {
    let role: AlertButton.Role =
      switch style {
      case .default: .default
      case .destructive: .destructive
      case .cancel: .cancel
      }
    return AlertButton(title: title, role: role)
  }
}
