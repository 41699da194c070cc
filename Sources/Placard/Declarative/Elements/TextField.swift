public import PlacardModel

/// A field of one line that writes into a binding.
public struct TextField: ContentPart {
  private var field: AlertField
  private let text: Binding<String>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: what shows while it is empty; also its name.
  ///   - text: what it holds.
  ///   - systemImage: an SF Symbols name for the drawing at its leading side.
  public init(_ title: String, text: Binding<String>, systemImage: String? = nil) {
    field = AlertField(placeholder: title, icon: systemImage.map { .symbol($0) })
    self.text = text
  }

  /// The field with the keys that its keyboard shows.
  public func keyboardType(_ type: KeyboardType) -> TextField { with { $0.keyboardType = type } }

  /// The field with a button that empties it.
  public func clearButton(_ mode: AlertField.ClearButtonMode) -> TextField {
    with { $0.clearButtonMode = mode }
  }

  /// The element.
  public var elements: [BoundElement] { [Self.bound(field, text)] }

  static func bound(_ field: AlertField, _ text: Binding<String>) -> BoundElement {
    var field = field
    field.text = text.wrappedValue
    var element = BoundElement(.field(field))
    element.changed = { if case .text(let words) = $0 { text.wrappedValue = words } }
    return element
  }

  private func with(_ change: (inout AlertField) -> Void) -> TextField {
    var copy = self
    change(&copy.field)
    return copy
  }
}
