/// What a part is to a reader.
public enum ElementRole: String, Hashable, Sendable {
  /// The alert with everything that sticks out of its card.
  case alert
  /// The card.
  case card
  /// Scaffolding.
  case group
  /// The drawing that shows the style.
  case icon
  /// The heading.
  case title
  /// The body text.
  case message
  /// Any other text.
  case text
  /// A button that does something.
  case button
  /// The button that only closes.
  case closeButton
  /// A place to write in.
  case field
  /// The message of what went wrong.
  case error
  /// A part that scrolls.
  case scroll
}
