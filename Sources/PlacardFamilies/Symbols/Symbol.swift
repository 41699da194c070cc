public import PlacardGraphics

/// The drawing of a symbol in one colour, on a grid of 256 × 256 with y downwards.
public struct Symbol: Hashable, Sendable {
  /// One step of painting coverage.
  public enum Layer: Hashable, Sendable {
    /// Covers the inside of a path (nonzero winding).
    case fill(Path)
    /// Takes away what the layers below cover inside a path (nonzero winding).
    case knockOut(Path)
  }

  /// The square that drawings stand in; a badge or a slash keeps inside it.
  public static let viewBox = Rect(0, 0, 256, 256)

  /// The name that the symbol was asked for by.
  public var name: String
  /// The steps from bottom to top.
  public var layers: [Layer]

  /// Creates a symbol.
  public init(name: String, layers: [Layer]) {
    self.name = name
    self.layers = layers
  }

  /// The smallest rectangle round the ink, by which a symbol is centred optically.
  ///
  /// What is knocked out does not make it smaller: gaps run through the drawing, not round it.
  public var bounds: Rect {
    let boxes = layers.compactMap { layer in
      if case .fill(let path) = layer { path.bounds } else { nil }
    }
    return boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
  }
}
