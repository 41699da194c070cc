public import PlacardGraphics

/// How a backdrop's picture is placed on the screen.
public enum ImageMode: Hashable, Sendable {
  /// Covers the screen, cut at its longer side.
  case fill
  /// All of it is in the middle of the screen, with a colour beside it.
  case fit(DynamicColor)
  /// Repeated from the screen's upper left corner at its own size, in pixels per point, 0.25…16.
  case tile(scale: Double)

  /// Allowed pixels of a tile per point.
  public static let tileScales: ClosedRange<Double> = 0.25...16
}
