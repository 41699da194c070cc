/// What a translucent surface makes of the picture behind it: blur, colours, light.
public struct BackdropFilter: Hashable, Sendable {
  /// Standard deviation of the blur in points, 0…100.
  public var sigma: Double
  /// How much stronger or weaker colours get: 1 leaves them, 0 makes greys.
  public var saturation: Double
  /// Colours laid over the blurred picture, one after the other.
  public var layers: [TintLayer]
  /// How the edge bends and catches light; `nil` for a flat sheet.
  public var lens: GlassLens?

  /// Creates a filter.
  public init(
    sigma: Double, saturation: Double = 1, layers: [TintLayer] = [], lens: GlassLens? = nil
  ) {
    self.sigma = sigma
    self.saturation = saturation
    self.layers = layers
    self.lens = lens
  }

  /// What the filter makes of one opaque colour.
  public func color(on ground: Color) -> Color { FilterColors(self).apply(to: ground) }
}
