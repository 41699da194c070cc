public import PlacardModel

/// Parts below each other.
public struct VStack: ContentPart {
  private let alignment: ContentText.Alignment
  private let spacing: Double
  private let content: [BoundElement]

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: where parts stand that do not fill it.
  ///   - spacing: points between the parts.
  ///   - content: the parts.
  public init(
    alignment: ContentText.Alignment = .center, spacing: Double = 8,
    @ContentBuilder _ content: () -> [BoundElement]
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// The element.
  public var elements: [BoundElement] {
    var element = BoundElement(.column(ContentStack([], spacing: spacing, alignment: alignment)))
    element.children = content
    return [element]
  }
}
