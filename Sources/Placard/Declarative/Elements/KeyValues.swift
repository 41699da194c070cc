public import PlacardModel

/// Names and values in rows, as on a receipt.
public struct KeyValues: ContentPart {
  private let pairs: [ContentPair]

  /// Creates up to 100 rows.
  public init(_ pairs: [ContentPair]) { self.pairs = pairs }

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.keyValues(pairs))] }
}
