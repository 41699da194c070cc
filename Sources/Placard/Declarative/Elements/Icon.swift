public import PlacardGraphics
import PlacardModel

/// A symbol by its SF Symbols name.
public struct Icon: ContentPart {
  private let symbol: ContentSymbol

  /// Creates a symbol.
  ///
  /// - Parameters:
  ///   - name: its SF Symbols name; one that the catalogue lacks is an error when it is drawn.
  ///   - size: the side of its square in points, 8…400.
  ///   - color: its colour; `nil` is the alert's accent.
  ///   - label: what it means, for screen readers; `nil` for an ornament.
  public init(
    _ name: String, size: Double = 24, color: DynamicColor? = nil, label: String? = nil
  ) {
    symbol = ContentSymbol(name, size: size, color: color, label: label)
  }

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.symbol(symbol))] }
}
