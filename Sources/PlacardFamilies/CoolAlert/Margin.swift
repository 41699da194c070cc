/// Distances between the parts of a card in points, 0…200 each.
public struct Margin: Hashable, Sendable {
  /// Card top to content when there is no circle.
  public var top = 28.0
  /// Circle's bottom to the title.
  public var titleTop = 14.0
  /// Title to message.
  public var titleToMessage = 6.0
  /// Text block to the inputs or buttons.
  public var textViewBottom = 20.0
  /// Between buttons.
  public var buttonSpacing = 10.0
  /// Between text fields.
  public var textFieldSpacing = 10.0
  /// Last part to the card's bottom.
  public var bottom = 20.0
  /// Content to the card's sides.
  public var horizontal = 20.0

  /// The defaults.
  public init() {}
}
