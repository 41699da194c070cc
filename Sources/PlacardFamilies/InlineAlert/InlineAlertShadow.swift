/// The shadow below an inline alert: one of the tokens `theme.shadow.*`, or none.
public enum InlineAlertShadow: String, Hashable, Sendable, CaseIterable {
  /// No shadow.
  case none
  /// For what lies in a page.
  case small
  /// For what floats a little above it.
  case medium
  /// For what lies above everything.
  case large
}
