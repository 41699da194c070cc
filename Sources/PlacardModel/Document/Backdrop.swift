public import PlacardGraphics

/// What lies behind the alert.
public enum Backdrop: Hashable, Sendable {
  /// One colour.
  case color(DynamicColor)
  /// Colours in equal steps along a line; 0° runs from bottom to top, 90° from left to right.
  case gradient([DynamicColor], degrees: Double)
  /// A picture that fills the screen, cut at its longer side.
  case image(ImageReference)
}
