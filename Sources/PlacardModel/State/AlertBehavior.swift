/// What decides how an alert reacts, apart from its content: a family makes it of its appearance.
public struct AlertBehavior: Hashable, Sendable {
  /// Whether the close button is shown.
  public var showsCloseButton = true
  /// Whether a tap outside the card closes the alert.
  public var closesOnBackdropTap = false
  /// Whether taps outside the card are ignored altogether; else they take the focus from fields.
  public var ignoresBackdropTaps = false
  /// Whether a swipe closes an alert that can be dismissed without choosing.
  public var swipes = true
  /// Whether an action that went well closes the alert.
  public var closesAfterAction = true
  /// Whether the first field has focus when the alert appears.
  public var focusesFirstField = true
  /// What is felt when the alert appears; `nil` for nothing.
  public var appearanceHaptic: Haptic?
  /// Whether anything is felt at all.
  public var isHaptic = true
  /// The position of the button that the escape gesture, and a tap outside that closes the alert,
  /// stand for; `nil` closes what can be dismissed.
  public var escapeButton: Int?
  /// How it moves.
  public var motion = MotionStyle()
  /// How long the entrance takes.
  public var entrance: Duration = .milliseconds(400)
  /// How long the exit takes.
  public var exit: Duration = .milliseconds(250)

  /// Creates the behaviour of an alert that changes nothing.
  public init() {}

  /// Whether a person can leave without choosing an action; swipe and escape follow this one rule.
  public var isDismissible: Bool { showsCloseButton || closesOnBackdropTap }
}
