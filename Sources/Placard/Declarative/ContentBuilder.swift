public import PlacardModel

/// Makes content of the parts written below each other.
@MainActor
@resultBuilder
public enum ContentBuilder {
  /// A part.
  public static func buildExpression(_ part: some ContentPart) -> [BoundElement] { part.elements }

  /// An element of a document, to which nothing is bound.
  public static func buildExpression(_ element: ContentElement) -> [BoundElement] {
    BoundContent.elements(of: [element])
  }

  /// Elements of a document.
  public static func buildExpression(_ elements: [ContentElement]) -> [BoundElement] {
    BoundContent.elements(of: elements)
  }

  /// Parts below each other.
  public static func buildBlock(_ parts: [BoundElement]...) -> [BoundElement] {
    parts.flatMap { $0 }
  }

  /// `if` without `else`.
  public static func buildOptional(_ part: [BoundElement]?) -> [BoundElement] { part ?? [] }

  /// The first branch of `if` or `switch`.
  public static func buildEither(first part: [BoundElement]) -> [BoundElement] { part }

  /// Another branch of `if` or `switch`.
  public static func buildEither(second part: [BoundElement]) -> [BoundElement] { part }

  /// `for`.
  public static func buildArray(_ parts: [[BoundElement]]) -> [BoundElement] {
    parts.flatMap { $0 }
  }
}
