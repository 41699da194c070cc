/// What a button's action does where no code stands behind it: it runs for a while and ends well or
/// with an error.
public struct ScriptedAction: Hashable, Sendable {
  /// How long it runs in seconds, at least 0; infinity never ends.
  public var duration: Double
  /// The error that it ends with; `nil` ends well.
  public var failure: String?

  /// Creates an action.
  public init(duration: Double = 0, failure: String? = nil) {
    self.duration = duration
    self.failure = failure
  }
}
