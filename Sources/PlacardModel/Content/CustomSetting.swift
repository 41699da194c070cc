public import PlacardGraphics

/// What custom content may take into account besides its size.
public struct CustomSetting: Hashable, Sendable {
  /// Scheme, contrast and system generation.
  public var colors: ColorEnvironment
  /// Which way leading and trailing run.
  public var direction: LayoutDirection
  /// The user's text size.
  public var textSize: TextSize
  /// Pixels per point, for hairlines.
  public var scale: Double

  /// Creates a setting.
  public init(
    colors: ColorEnvironment = ColorEnvironment(), direction: LayoutDirection = .leftToRight,
    textSize: TextSize = .large, scale: Double = 2
  ) {
    self.colors = colors
    self.direction = direction
    self.textSize = textSize
    self.scale = scale
  }
}
