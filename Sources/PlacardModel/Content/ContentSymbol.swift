public import PlacardGraphics

/// A symbol inside an alert's content.
public struct ContentSymbol: Hashable, Sendable {
  /// Its SF Symbols name.
  public var name: String
  /// Side of its square in points.
  public var size: Double
  /// Its colour; `nil` is the alert's accent.
  public var color: DynamicColor?
  /// What it means, for screen readers; `nil` for an ornament.
  public var label: String?

  /// Creates a symbol.
  public init(
    _ name: String, size: Double = 24, color: DynamicColor? = nil, label: String? = nil
  ) {
    self.name = name
    self.size = size
    self.color = color
    self.label = label
  }
}
