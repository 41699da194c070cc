public import PlacardGraphics

/// What stands in an alert's circle in place of the style's icon.
public enum AlertIcon: Hashable, Sendable {
  /// A symbol by its SF Symbols name.
  case symbol(String)
  /// A picture; with a tint its alpha is painted in that colour.
  case image(ImageReference, tint: DynamicColor?)
}
