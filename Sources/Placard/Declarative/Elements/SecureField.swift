import PlacardModel

/// A field that shows dots and writes into a binding.
public struct SecureField: ContentPart {
  private let title: String
  private let text: Binding<String>

  /// Creates a field; the title shows while it is empty.
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// The element.
  public var elements: [BoundElement] {
    [TextField.bound(AlertField(placeholder: title, isSecure: true), text)]
  }
}
