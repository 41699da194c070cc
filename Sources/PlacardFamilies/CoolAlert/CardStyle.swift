/// What a card is made of.
public enum CardStyle: Hashable, Sendable {
  /// An opaque surface.
  case solid
  /// A blurred backdrop under a tint.
  case material(Material)
  /// Liquid Glass.
  case glass
}
