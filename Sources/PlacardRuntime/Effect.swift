public import PlacardModel

/// What follows from an event, as data: the stage carries it out or writes it down.
public enum Effect: Hashable, Sendable {
  /// An alert has come on the screen.
  case presented(AlertID)
  /// An alert waits for its turn.
  case queued(AlertID)
  /// The action of a button is to be run.
  case run(AlertID, button: Int)
  /// What stands behind the link is to be called.
  case follow(AlertID)
  /// An element of an alert's own content holds another value: whoever it is bound to is told.
  case changed(AlertID, ContentChange)
  /// A button of an alert's own content was tapped: its action is to be called.
  case contentTapped(AlertID, ElementID)
  /// The program's validation is to be asked.
  case validate(AlertID)
  /// How an alert ended; exactly once for each one shown or queued.
  case finished(AlertID, AlertResult)
  /// The callback of a timeout is to be called.
  case timedOut(AlertID)
  /// An alert is gone from the screen: its callback is to be called and it may be released.
  case dismissed(AlertID)
  /// Something is read aloud.
  case announce(String)
  /// Something is felt.
  case haptic(Haptic)
  /// An alert shakes its head.
  case shake(AlertID)
  /// Another field has focus, or none.
  case focused(AlertID, field: Int?)
  /// A field of an alert's own content has focus.
  case focusedContent(AlertID, ElementID)
  /// The event did nothing.
  case ignored(Refusal)
}
