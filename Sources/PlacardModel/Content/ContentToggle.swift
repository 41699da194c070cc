/// A switch or a checkbox with what it is about.
public struct ContentToggle: Hashable, Sendable {
  /// How it is drawn.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The system's switch at the trailing edge.
    case toggle
    /// A box with a tick at the leading edge.
    case checkbox
  }

  /// What it is about.
  public var label: String
  /// Whether it is on.
  public var isOn: Bool
  /// How it is drawn.
  public var style: Style

  /// Creates a switch.
  public init(_ label: String, isOn: Bool = false, style: Style = .toggle) {
    self.label = label
    self.isOn = isOn
    self.style = style
  }
}
