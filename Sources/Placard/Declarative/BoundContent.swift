import PlacardModel

/// Content that is made anew whenever it is looked at, so that it says what its bindings say.
@MainActor
final class BoundContent {
  private let make: @MainActor () -> [BoundElement]
  /// What a person has made of elements to which nothing is bound.
  private var held: [ElementID: ContentValue] = [:]

  init(_ make: @escaping @MainActor () -> [BoundElement]) { self.make = make }

  /// The elements as the program makes them now.
  var elements: [BoundElement] { make() }

  /// The content as it is now.
  var content: [ContentElement] {
    var content = AlertContent()
    let elements = elements
    content.custom = elements.map(\.whole)
    for (id, value) in held {
      // What the program has taken away since, or made something else of, holds nothing any more.
      if let changed = try? content.applying(ContentChange(id, value)) { content = changed }
    }
    return content.custom
  }

  /// A person changed an element.
  func changed(_ change: ContentChange) {
    guard let element = element(change.id) else { return }
    if let changed = element.changed {
      changed(change.value)
    } else {
      held[change.id] = change.value
    }
  }

  /// A person tapped a button.
  func tapped(_ id: ElementID) { element(id)?.tapped?() }

  /// Every element with its identity, those inside others after them.
  static func list(
    _ elements: [BoundElement], in parent: ElementID? = nil
  ) -> [(id: ElementID, element: BoundElement)] {
    elements.enumerated().flatMap { index, element in
      let id = ContentElement.id(index, in: parent)
      return [(id, element)] + list(element.children, in: id)
    }
  }

  /// Elements of a document, with those inside them.
  static func elements(of content: [ContentElement]) -> [BoundElement] {
    content.map { element in
      var bound = BoundElement(element)
      bound.children = elements(of: element.children ?? [])
      return bound
    }
  }

  private func element(_ id: ElementID) -> BoundElement? {
    Self.list(elements).first { $0.id == id }?.element
  }
}
