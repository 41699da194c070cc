/// Identity of an element through all stages: node, frame, event, effect, display group.
public struct ElementID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name, for instance `title` or `button[0]`.
  public let description: String

  /// Creates an identity from its name.
  public init(_ name: String) { description = name }

  /// Creates an identity from a literal name.
  public init(stringLiteral value: String) { description = value }

  /// The card itself.
  public static let card: ElementID = "card"
  /// The circle at the card's top edge.
  public static let icon: ElementID = "icon"
  /// The title.
  public static let title: ElementID = "title"
  /// The message.
  public static let message: ElementID = "message"
  /// The close button.
  public static let closeButton: ElementID = "closeButton"

  /// The link below the texts.
  public static let link: ElementID = "link"

  /// An action button by its position in the order given.
  public static func button(_ index: Int) -> ElementID { ElementID("button[\(index)]") }

  /// A field by its position in the order given.
  public static func field(_ index: Int) -> ElementID { ElementID("field[\(index)]") }

  /// The error line under the fields.
  public static let error: ElementID = "error"
}
