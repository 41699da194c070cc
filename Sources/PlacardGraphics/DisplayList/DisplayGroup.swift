/// Items painted together.
public struct DisplayGroup: Hashable, Sendable {
  /// The element that the items belong to.
  public var label: String
  /// Opacity of the group as a whole, 0…1.
  public var opacity: Double
  /// Transform of the items' coordinates.
  public var transform: AffineTransform
  /// Nothing is painted outside this path, given in the group's own coordinates.
  public var clip: Path?
  /// The items from bottom to top.
  public var items: [DisplayItem]

  /// Creates a group.
  public init(
    label: String, opacity: Double = 1, transform: AffineTransform = .identity,
    clip: Path? = nil, items: [DisplayItem]
  ) {
    self.label = label
    self.opacity = opacity
    self.transform = transform
    self.clip = clip
    self.items = items
  }
}
