import PlacardModel

/// A field of several lines that writes into a binding.
public struct TextEditor: ContentPart {
  private let title: String
  private let text: Binding<String>

  /// Creates a field; the title shows while it is empty.
  public init(_ title: String, text: Binding<String>) {
    self.title = title
    self.text = text
  }

  /// The element.
  public var elements: [BoundElement] {
    [TextField.bound(AlertField(placeholder: title, isMultiline: true), text)]
  }
}
