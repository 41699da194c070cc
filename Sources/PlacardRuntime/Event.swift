public import PlacardGraphics
public import PlacardModel

/// Something that happens to the alerts of a stage.
public enum Event: Hashable, Sendable {
  /// The program shows an alert.
  case show(AlertRequest)
  /// A person taps a part of an alert.
  case tap(AlertID, Target)
  /// A person taps beside the top alert's card.
  case tapBackdrop
  /// A person flings the top alert away, with the finger's velocity in points per second.
  case swipe(velocity: Point)
  /// A person makes the escape gesture or presses the key.
  case escape
  /// A field's text becomes another one.
  case edit(AlertID, field: Int, text: String)
  /// A person changes an element of the alert's own content.
  case change(AlertID, ContentChange)
  /// A person presses Return in the focused field.
  case pressReturn
  /// A finger rests on a part, or leaves it.
  case press(AlertID, ElementID?)
  /// A part is scrolled to an offset in points.
  case scroll(AlertID, ElementID, Double)
  /// An action came to its end, with the message of what it threw.
  case actionFinished(AlertID, button: Int, error: String?)
  /// The program's own validation was asked.
  case validated(AlertID, Bool)
  /// The program changes what an alert says.
  case update(AlertID, AlertContent)
  /// The program shows an error in an alert.
  case showError(AlertID, String)
  /// The program closes an alert, or the task that waits for it was cancelled.
  case close(AlertID)
  /// The program closes everything.
  case dismissAll
  /// Time has come to a timer's deadline.
  case timer(Timer)

  /// A part that can be tapped.
  public enum Target: Hashable, Sendable {
    /// An action button by its position.
    case button(Int)
    /// The close button.
    case closeButton
    /// The link below the texts.
    case link
    /// A field by its position.
    case field(Int)
    /// The button that empties a field.
    case clearButton(Int)
    /// An element of the alert's own content.
    case content(ElementID)
  }
}
