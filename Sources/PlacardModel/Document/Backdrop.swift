public import PlacardGraphics

/// What lies behind the alert.
public enum Backdrop: Hashable, Sendable {
  /// One colour.
  case color(DynamicColor)
  /// Colours in equal steps along a line; 0° runs from bottom to top, 90° from left to right.
  case gradient([DynamicColor], degrees: Double)
  /// A picture, placed on the screen in one of three ways.
  case image(ImageReference, ImageMode = .fill)
  /// Squares of two colours with sides in points, 1…400; the first one lies in the upper left corner.
  case checkerboard(DynamicColor, DynamicColor, square: Double)
  /// The settings of a made-up app: large title, grouped list and tab bar, in the alert's scheme,
  /// direction and contrast.
  case app
  /// Elements below each other on the grouped background, as on a screen of an app.
  case page([ContentElement])

  /// Allowed sides of a checkerboard's squares in points.
  public static let squares: ClosedRange<Double> = 1...400
}
