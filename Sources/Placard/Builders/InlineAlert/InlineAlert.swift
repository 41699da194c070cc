public import PlacardFamilies
public import PlacardModel

/// An inline alert of Backbase's design system, built of content and styles and rendered to a
/// picture.
///
/// ```swift
/// let alert = InlineAlert(
///   content: .init(
///     title: "Update available",
///     subtitle: "There is an update waiting for you in the App Store",
///     buttonPrimary: .init(title: "Update") {},
///     dismissAction: {}),
///   style: .info)
/// let picture = try alert.image(scheme: .dark)
/// ```
///
/// On a `Stage` its buttons call their closures once for each tap, and the dismiss button takes it
/// off the screen.
@MainActor
public final class InlineAlert {
  /// What the alert says.
  public var content: Content { didSet { changed() } }
  /// Whose tokens are used.
  public var variant = Variant.info { didSet { changed() } }
  /// What is set on this alert in place of the tokens.
  public var appearance = InlineAlertAppearance() { didSet { changed() } }
  /// A drawing in place of the style's own.
  public var icon: AlertIcon? { didSet { changed() } }
  /// The device and its settings.
  public var environment = AlertEnvironment()
  /// The screen that the alert is shown on.
  public var screen = ScreenDescription()

  weak var stage: Stage?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - content: what the alert says and does.
  ///   - style: what it looks like; several are put together with `<>`.
  public init(content: Content, style: Style = .info) {
    self.content = content
    style.apply(self)
  }

  /// Puts a style over the alert, on top of those before.
  @discardableResult
  public func style(_ style: Style) -> Self {
    style.apply(self)
    return self
  }

  /// The alert as a plain value.
  public var document: AlertDocument {
    var document = AlertDocument(kind: "inlineAlert", style: variant.rawValue)
    document.content.title = content.title
    document.content.message = content.subtitle
    if let primary = content.buttonPrimary {
      document.content.buttons.append(AlertButton(title: primary.title))
    }
    if let secondary = content.buttonSecondary {
      document.content.buttons.append(AlertButton(title: secondary.title, role: .cancel))
    }
    document.content.closeButton =
      content.dismissAction == nil ? .hidden : .titled(content.dismissTitle)
    document.content.icon = icon
    document.appearance = appearance.overrides
    document.environment = environment
    document.screen = screen
    return document
  }

  /// Brings a change to the screen.
  private func changed() { stage?.update(self) }
}
