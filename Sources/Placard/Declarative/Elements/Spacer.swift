import PlacardModel

/// Room between parts.
public struct Spacer: ContentPart {
  private let length: Double?

  /// Creates room: points, or in a row all that is left.
  public init(_ length: Double? = nil) { self.length = length }

  /// The element.
  public var elements: [BoundElement] { [BoundElement(.spacer(length))] }
}
