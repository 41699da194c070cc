/// What a card is made of.
public enum CardStyle: Hashable, Sendable {
  /// An opaque surface.
  case solid
  /// A blurred backdrop under a tint.
  case material(Material)
  /// Liquid Glass, nearly frosted, so that any text on it can be read.
  case glass
  /// Liquid Glass that shows most of what is behind, under a dark layer.
  case clearGlass
}
