public import PlacardModel

/// A button that leaves the alert where it is.
public struct Button: ContentPart {
  private var button: ContentButton
  private let action: @MainActor () -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: what it says.
  ///   - role: what it means; destructive ones are red.
  ///   - systemImage: an SF Symbols name for the drawing before the title.
  ///   - action: what a tap does.
  public init(
    _ title: String, role: AlertButton.Role = .default, systemImage: String? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    button = ContentButton(title, role: role, systemImage: systemImage)
    self.action = action
  }

  /// The button, which takes no taps where the condition holds.
  public func disabled(_ isDisabled: Bool) -> Button {
    var copy = self
    copy.button.isEnabled = !isDisabled
    return copy
  }

  /// The element.
  public var elements: [BoundElement] {
    var element = BoundElement(.button(button))
    element.tapped = action
    return [element]
  }
}
