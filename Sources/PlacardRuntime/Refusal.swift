/// Why an event did nothing.
public enum Refusal: String, Hashable, Sendable, CustomStringConvertible {
  /// No such alert is on the screen.
  case notShown = "the alert is not on the screen"
  /// The alert is on its way out.
  case leaving = "the alert is on its way out"
  /// Another alert lies above.
  case covered = "another alert lies above"
  /// There is no such part.
  case noSuchPart = "the alert has no such part"
  /// The part takes no taps, but can be dragged or read.
  case notTappable = "it takes no taps"
  /// An action runs.
  case busy = "an action runs"
  /// Validation does not allow it, or a countdown does not yet.
  case disabled = "it is disabled"
  /// The alert cannot be left without choosing.
  case notDismissible = "the alert cannot be left without choosing"
  /// The appearance says that such gestures do nothing.
  case switchedOff = "the appearance switches it off"
  /// No field has focus.
  case noFocus = "no field has focus"
  /// The alert is on the screen or waits already.
  case shownAlready = "the alert is shown already"
  /// Nothing is changed by it.
  case noChange = "it changes nothing"

  /// The reason in words.
  public var description: String { rawValue }
}
