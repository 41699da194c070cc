public import PlacardGraphics

/// What moves at an instant of a visible alert, beside what has become of it; times are seconds.
public struct AlertMotion: Hashable, Sendable {
  /// What an alert said and was before it changed.
  public struct Change: Hashable, Sendable {
    /// What it said before.
    public var content: AlertContent
    /// How it was before.
    public var state: AlertState
    /// Time since it changed.
    public var age: Double

    /// Creates a change.
    public init(content: AlertContent, state: AlertState, age: Double) {
      self.content = content
      self.state = state
      self.age = age
    }
  }

  /// Time since the alert came on the screen.
  public var age: Double
  /// Time since it began to leave; `nil` while it stays.
  public var exitAge: Double?
  /// With which velocity a finger flung it away, in points per second; `nil` where none did.
  public var fling: Point?
  /// Time since it began to shake; `nil` where it never did.
  public var shakeAge: Double?
  /// What changed a short while ago, the oldest first.
  public var changes: [Change]

  /// Creates the motion of an alert that has just come.
  public init(
    age: Double, exitAge: Double? = nil, fling: Point? = nil, shakeAge: Double? = nil,
    changes: [Change] = []
  ) {
    self.age = age
    self.exitAge = exitAge
    self.fling = fling
    self.shakeAge = shakeAge
    self.changes = changes
  }

  /// How long a change takes to show, in seconds (UIKit's usual length of animations is 0.25 to
  /// 0.35; ours).
  public static let changeDuration = 0.3
  /// How long an alert shakes, in seconds (PopupDialog's shake; facts, section 7).
  public static let shakeDuration = 0.3
}
