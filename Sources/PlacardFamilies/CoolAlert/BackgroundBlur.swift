/// How the backdrop behind a card is blurred.
public enum BackgroundBlur: Hashable, Sendable {
  /// Not at all.
  case none
  /// As by a material.
  case material(Material)
  /// With a Gaussian of this standard deviation in points, 0…100.
  case radius(Double)
}
