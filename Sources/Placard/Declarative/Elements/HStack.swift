import PlacardModel

/// Parts beside each other, from leading to trailing.
public struct HStack: ContentPart {
  private let spacing: Double
  private let content: [BoundElement]

  /// Creates a row with points between its parts.
  public init(spacing: Double = 8, @ContentBuilder _ content: () -> [BoundElement]) {
    self.spacing = spacing
    self.content = content()
  }

  /// The element.
  public var elements: [BoundElement] {
    var element = BoundElement(.row(ContentStack([], spacing: spacing)))
    element.children = content
    return [element]
  }
}
