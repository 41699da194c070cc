/// Something that is to happen later.
public struct Timer: Hashable, Sendable {
  /// What happens.
  public enum Kind: String, Hashable, Sendable {
    /// The entrance is over.
    case entered
    /// The alert's time is over.
    case timeout
    /// The exit is over.
    case exited
  }

  /// The alert that it belongs to.
  public let alert: AlertID
  /// What happens.
  public let kind: Kind

  /// Creates a timer.
  public init(_ kind: Kind, of alert: AlertID) {
    self.kind = kind
    self.alert = alert
  }
}
