public import PlacardModel

/// An alert that is to be shown.
public struct AlertRequest: Hashable, Sendable {
  /// The identity that the presentation gets.
  public var id: AlertID
  /// What the alert says.
  public var content: AlertContent
  /// How it reacts.
  public var behavior: AlertBehavior
  /// Whether it waits until no other alert is on the screen.
  public var waits: Bool

  /// Creates a request.
  public init(
    id: AlertID, content: AlertContent, behavior: AlertBehavior = AlertBehavior(),
    waits: Bool = false
  ) {
    self.id = id
    self.content = content
    self.behavior = behavior
    self.waits = waits
  }
}
