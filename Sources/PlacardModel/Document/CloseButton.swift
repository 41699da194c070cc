/// Whether an alert shows its close button and what it says.
public enum CloseButton: Hashable, Sendable {
  /// Shown where the appearance and the style have one, with the language's word for "Done".
  case automatic
  /// Never shown, whatever the appearance says.
  case hidden
  /// Shown with this title.
  case titled(String)
}
