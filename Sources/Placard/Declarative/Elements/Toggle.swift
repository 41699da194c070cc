public import PlacardModel

/// A switch, or a checkbox, that writes into a binding.
public struct Toggle: ContentPart {
  private let label: String
  private let isOn: Binding<Bool>
  private var style = ContentToggle.Style.toggle

  /// Creates a switch.
  public init(_ label: String, isOn: Binding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  /// The same in another form.
  public func toggleStyle(_ style: ContentToggle.Style) -> Toggle {
    var copy = self
    copy.style = style
    return copy
  }

  /// The element.
  public var elements: [BoundElement] {
    let isOn = isOn
    var element = BoundElement(
      .toggle(ContentToggle(label, isOn: isOn.wrappedValue, style: style)))
    element.changed = { if case .isOn(let value) = $0 { isOn.wrappedValue = value } }
    return [element]
  }
}
