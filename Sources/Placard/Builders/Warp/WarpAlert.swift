public import PlacardFamilies
public import PlacardModel

/// An inline alert of the Warp design system, rendered to a picture.
///
/// ```swift
/// let alert = WarpAlert(
///   style: .critical, title: "Payment failed", subtitle: "Check your card and try again.",
///   primaryButton: (title: "Try again", action: {}))
/// alert.appearance.brand = .finn
/// let picture = try alert.image(scheme: .dark)
/// ```
///
/// On a `Stage` each tap on link or button calls its closure once; only the program takes the alert
/// off the screen.
@MainActor
public final class WarpAlert {
  /// The four styles.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// General information.
    case info
    /// Something is not working as expected or may need attention.
    case warning
    /// A severe problem needs attention at once.
    case critical
    /// An action or a task was completed.
    case success
  }

  /// A title and what a tap on it does.
  public typealias ButtonConstructor = (title: String, action: @MainActor () -> Void)

  /// Colours and icon.
  public let style: Style
  /// Heading; an empty one is not drawn.
  public var title: String { didSet { changed() } }
  /// Text below the title; an empty one is not drawn.
  public var subtitle: String { didSet { changed() } }
  /// The look: brand, width and colours.
  public var appearance = WarpAppearance() { didSet { changed() } }
  /// The device and its settings.
  public var environment = AlertEnvironment()
  /// The screen that the alert is shown on.
  public var screen = ScreenDescription()

  private let link: ButtonConstructor?
  private let primaryButton: ButtonConstructor?
  private let secondaryButton: ButtonConstructor?
  private weak var stage: Stage?

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - style: colours and icon.
  ///   - title: heading; `""` is not drawn.
  ///   - subtitle: text below the title; `""` is not drawn.
  ///   - link: an underlined text below the subtitle.
  ///   - primaryButton: the button with an outline.
  ///   - secondaryButton: the button without one; the escape gesture stands for it where there are
  ///     both.
  public init(
    style: Style, title: String, subtitle: String, link: ButtonConstructor? = nil,
    primaryButton: ButtonConstructor? = nil, secondaryButton: ButtonConstructor? = nil
  ) {
    self.style = style
    self.title = title
    self.subtitle = subtitle
    self.link = link
    self.primaryButton = primaryButton
    self.secondaryButton = secondaryButton
  }

  /// Shows the alert on a stage, which keeps it alive while it is on the screen.
  public func show(on stage: Stage = .current) { stage.show(self) }

  /// Takes the alert off the screen.
  public func close() { stage?.close(self) }

  /// Brings a change to the screen.
  private func changed() { stage?.update(self) }
}

extension WarpAlert: PresentedAlert {
  /// The alert as a plain value.
  public var document: AlertDocument {
    var document = AlertDocument(
      kind: "warpAlert", style: style.rawValue,
      content: AlertContent(title: title, message: subtitle))
    document.content.link = link?.title
    if let primaryButton {
      document.content.buttons.append(AlertButton(title: primaryButton.title))
    }
    if let secondaryButton {
      document.content.buttons.append(AlertButton(title: secondaryButton.title, role: .cancel))
    }
    document.appearance = appearance.overrides
    document.environment = environment
    document.screen = screen
    return document
  }

  /// What a button does, the primary one first.
  public func action(ofButton index: Int) -> (@MainActor () async throws -> Void)? {
    let buttons = [primaryButton, secondaryButton].compactMap { $0 }
    guard buttons.indices.contains(index) else { return nil }
    let action = buttons[index].action
    return { action() }
  }

  /// Calls what was given as the link's action.
  public func linkTapped() { link?.action() }

  /// Remembers the stage.
  public func attach(to stage: Stage?) { self.stage = stage }
}
