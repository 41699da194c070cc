public import PlacardGraphics

/// An action button.
public struct AlertButton: Hashable, Sendable {
  /// What an action means.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// An ordinary action in the accent colour.
    case `default`
    /// Leaves things as they are.
    case cancel
    /// Destroys something; drawn in red.
    case destructive
  }

  /// The label.
  public var title: String
  /// What the action means.
  public var role: Role
  /// A fill in place of the role's own.
  public var backgroundColor: DynamicColor?
  /// How it shows the time until the alert times out; `nil` does not.
  public var countdown: Countdown?
  /// What a tap does where no code stands behind it.
  public var action: ScriptedAction?
  /// Whether it takes taps; if not it is drawn faded.
  public var isEnabled: Bool

  /// Creates a button.
  public init(
    title: String, role: Role = .default, backgroundColor: DynamicColor? = nil,
    countdown: Countdown? = nil, action: ScriptedAction? = nil,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.role = role
    self.backgroundColor = backgroundColor
    self.countdown = countdown
    self.action = action
    self.isEnabled = isEnabled
  }
}
