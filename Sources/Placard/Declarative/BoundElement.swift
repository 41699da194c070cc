public import PlacardModel

/// An element of content with the program's code behind it.
@MainActor
public struct BoundElement: ContentPart {
  /// What is drawn; a row or column without its elements.
  var element: ContentElement
  /// The elements inside a row or column.
  var children: [BoundElement] = []
  /// Takes what a person makes of the element; `nil` lets the content itself keep it.
  var changed: (@MainActor (ContentValue) -> Void)?
  /// Called when a person taps a button.
  var tapped: (@MainActor () -> Void)?
  /// What is shown from here while a binding says so.
  var presentations: [ScreenPresentation] = []

  /// Creates an element to which nothing is bound.
  public init(_ element: ContentElement) { self.element = element }

  /// The element.
  public var elements: [BoundElement] { [self] }

  /// The element with those inside it.
  var whole: ContentElement {
    switch element {
    case .row(var stack):
      stack.content = children.map(\.whole)
      return .row(stack)
    case .column(var stack):
      stack.content = children.map(\.whole)
      return .column(stack)
    default: return element
    }
  }
}
