/// A change of what a visible alert says.
public struct AlertUpdate: Hashable, Sendable {
  /// The new heading, or none; outer `nil` leaves it.
  public var title: String??
  /// The new body text, or none; outer `nil` leaves it.
  public var message: String??
  /// The new progress 0…1, or none; outer `nil` leaves it.
  public var progress: Double??
  /// The new action buttons; `nil` leaves them.
  public var buttons: [AlertButton]?

  /// Creates a change that changes nothing.
  public init() {}

  /// Makes the change.
  public func apply(to content: inout AlertContent) {
    if let title { content.title = title }
    if let message { content.message = message }
    if let progress { content.progress = progress }
    if let buttons { content.buttons = buttons }
  }
}
