/// What becomes of characters that no font has.
public enum MissingGlyphPolicy: String, Hashable, Sendable, CaseIterable {
  /// The alert is not drawn: an error lists the characters and what to install.
  case error
  /// A visible box stands for each, and the layout remarks on it.
  case box
}
