/// How a button shows the time that is left until its alert times out.
public struct Countdown: Hashable, Sendable {
  /// The form of a countdown.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// Whole seconds behind the title: "Skip (5s)".
    case seconds
    /// A ring that empties beside the title.
    case ring
  }

  /// The form.
  public var style: Style
  /// Whether the button takes no taps until the time is over.
  public var disablesButton: Bool

  /// Creates a countdown.
  public init(_ style: Style, disablesButton: Bool = false) {
    self.style = style
    self.disablesButton = disablesButton
  }

  /// Whole seconds behind the title.
  public static let seconds = Countdown(.seconds)
  /// A ring that empties beside the title.
  public static let ring = Countdown(.ring)
}
