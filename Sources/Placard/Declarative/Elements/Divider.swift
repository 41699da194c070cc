import PlacardModel

/// A thin line between parts.
public struct Divider: ContentPart {
  /// Creates a line.
  public init() {}

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.divider)] }
}
