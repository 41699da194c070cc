/// How an alert ended.
public enum AlertResult: Hashable, Sendable {
  /// An action button was tapped and its action went well: its position in the order given, and its
  /// title.
  case button(index: Int, title: String)
  /// The alert went away without an action: close button, tap outside, swipe, escape, `close()`,
  /// `dismissAll()`, a cancelled task, or it waited in the queue and was never shown.
  case dismissed
  /// Its time ran out.
  case timeout
}
