public import PlacardModel

/// Content of one's own that measures and draws itself.
public struct Drawing: ContentPart {
  private let box: CustomBox

  /// Creates a part of custom content.
  public init(_ content: some CustomContent) { box = CustomBox(content) }

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.custom(box))] }
}
