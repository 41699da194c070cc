public import PlacardGraphics
public import PlacardModel

/// A text.
public struct Text: ContentPart {
  private var text: ContentText

  /// Creates a text in the style of an alert's message.
  public init(_ text: String) { self.text = ContentText(text) }

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.text(text))] }

  /// The text in a style, whose size follows the user's text size.
  public func font(_ style: TextStyle) -> Text { with { $0.style = style } }

  /// The text in a weight, 400…700; anything else is an error when it is drawn.
  public func fontWeight(_ weight: Int) -> Text { with { $0.weight = weight } }

  /// The text in bold letters.
  public func bold() -> Text { fontWeight(700) }

  /// The text in a colour.
  public func foregroundStyle(_ color: DynamicColor) -> Text { with { $0.color = color } }

  /// The text with its lines at an edge or in the middle.
  public func multilineTextAlignment(_ alignment: ContentText.Alignment) -> Text {
    with { $0.alignment = alignment }
  }

  private func with(_ change: (inout ContentText) -> Void) -> Text {
    var copy = self
    change(&copy.text)
    return copy
  }
}
