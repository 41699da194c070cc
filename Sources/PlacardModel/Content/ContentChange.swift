/// What a person has done to an element of an alert's content.
public struct ContentChange: Hashable, Sendable {
  /// The element, as in `content[1].content[0]`.
  public var id: ElementID
  /// What it holds from now on.
  public var value: ContentValue

  /// Creates a change.
  public init(_ id: ElementID, _ value: ContentValue) {
    self.id = id
    self.value = value
  }
}
