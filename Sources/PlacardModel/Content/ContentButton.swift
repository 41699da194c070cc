/// A button inside an alert's content; a tap leaves the alert where it is.
public struct ContentButton: Hashable, Sendable {
  /// What it says.
  public var title: String
  /// What it means; destructive ones are red.
  public var role: AlertButton.Role
  /// A symbol before the title.
  public var systemImage: String?
  /// Whether it takes taps.
  public var isEnabled: Bool

  /// Creates a button.
  public init(
    _ title: String, role: AlertButton.Role = .default, systemImage: String? = nil,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.role = role
    self.systemImage = systemImage
    self.isEnabled = isEnabled
  }
}
