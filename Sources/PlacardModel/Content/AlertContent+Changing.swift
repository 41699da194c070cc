extension AlertContent {
  /// The content after what a person has done to one of its elements.
  ///
  /// - Throws: `DocumentError` for an element that is not there, and as `ContentElement.holding`.
  public func applying(_ change: ContentChange) throws(DocumentError) -> AlertContent {
    var content = self
    content.custom = try Self.applying(change, to: custom, in: nil)
    return content
  }

  /// The element of an identity; `nil` where there is none.
  public func element(_ id: ElementID) -> ContentElement? { Self.find(id, custom, in: nil) }

  /// Every element with its identity, in reading order, those inside others after them.
  public var elements: [(id: ElementID, element: ContentElement)] { Self.list(custom, in: nil) }

  /// The fields of the content with their identities, in reading order.
  public var contentFields: [(id: ElementID, field: AlertField)] {
    elements.compactMap { part in
      if case .field(let field) = part.element { (part.id, field) } else { nil }
    }
  }

  /// Every field that there is to write in, in reading order.
  public var allFields: [AlertField] { contentFields.map(\.field) + fields }

  private static func applying(
    _ change: ContentChange, to elements: [ContentElement], in parent: ElementID?
  ) throws(DocumentError) -> [ContentElement] {
    var elements = elements
    for (index, element) in elements.enumerated() {
      let id = ContentElement.id(index, in: parent)
      if id == change.id {
        elements[index] = try element.holding(change.value, id.description)
        return elements
      }
      guard change.id.description.hasPrefix("\(id).") else { continue }
      switch element {
      case .row(var stack):
        stack.content = try applying(change, to: stack.content, in: id)
        elements[index] = .row(stack)
        return elements
      case .column(var stack):
        stack.content = try applying(change, to: stack.content, in: id)
        elements[index] = .column(stack)
        return elements
      default: break
      }
    }
    throw DocumentError(.invalid, "is no element of the content", path: change.id.description)
  }

  private static func find(
    _ id: ElementID, _ elements: [ContentElement], in parent: ElementID?
  ) -> ContentElement? {
    list(elements, in: parent).first { $0.id == id }?.element
  }

  private static func list(
    _ elements: [ContentElement], in parent: ElementID?
  ) -> [(id: ElementID, element: ContentElement)] {
    elements.enumerated().flatMap { index, element in
      let id = ContentElement.id(index, in: parent)
      return [(id, element)] + (element.children.map { list($0, in: id) } ?? [])
    }
  }
}
