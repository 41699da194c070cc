public import PlacardFamilies
public import PlacardGraphics
public import PlacardModel

/// An alert of the CoolAlert system, built in a chain and rendered to a picture.
///
/// ```swift
/// let alert = CoolAlert(.warning, "Delete 12 photos?", "They'll be removed from all your devices.")
///   .button("Delete", role: .destructive) { }
///   .closeButton("Cancel")
/// let picture = try alert.image(scheme: .dark, scale: 3)
/// ```
///
/// A picture needs no more. On a `Stage` the alert lives: it takes taps, runs its actions and counts
/// down, and any instant of that is a picture too.
@MainActor
public final class CoolAlert {
  /// The nine styles.
  public enum Style: Hashable, Sendable {
    /// Something was done: green, a tick.
    case success
    /// Something failed: red, a cross.
    case error
    /// Something needs care: orange, an exclamation mark.
    case warning
    /// Something is worth knowing: blue, an i.
    case info
    /// Something happened: indigo, a bell.
    case notice
    /// Something is asked: teal, a question mark.
    case question
    /// Something is to be filled in: purple, a pencil.
    case edit
    /// Something takes time: grey, a spinner or a progress ring.
    case wait
    /// A colour of one's own, a star until an icon is given.
    case custom(color: DynamicColor)
  }

  /// Heading; `nil` for none.
  public var title: String? { didSet { changed() } }
  /// Body text; `nil` for none.
  public var message: String? { didSet { changed() } }
  /// Progress 0…1; `nil` brings the style's icon or the spinner back.
  ///
  /// Finite values outside are brought into the range; NaN is an error when the alert is rendered.
  public var progress: Double? { didSet { changed() } }
  /// The look; starts as a copy of `defaultAppearance`.
  public var appearance: Appearance { didSet { changed() } }
  /// The device and its settings.
  public var environment = AlertEnvironment()
  /// The screen that the alert is shown on.
  public var screen = ScreenDescription()

  let style: Style
  var buttons: [AlertButton] = []
  var handlers: [@MainActor () async throws -> Void] = []
  var closing = CloseButton.automatic
  var icon: AlertIcon?
  var color: DynamicColor?
  var fields: [AlertTextField] = []
  var custom: BoundContent?
  var validation: (@MainActor () -> Bool)?
  var timeout: Double?
  var timeoutHandler: (@MainActor () -> Void)?
  var dismissHandlers: [@MainActor () -> Void] = []
  /// The stage that the alert is on or waits for.
  weak var stage: Stage?

  /// The look that every new alert starts with.
  public static var defaultAppearance = Appearance()

  /// Creates an alert of a style.
  public init(_ style: Style, _ title: String? = nil, _ message: String? = nil) {
    self.style = style
    self.title = title
    self.message = message
    appearance = Self.defaultAppearance
  }
}
