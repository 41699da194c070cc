/// A picture as painting steps, independent of any library.
public struct DisplayList: Hashable, Sendable {
  /// Extent of the picture in points.
  public var size: Size
  /// The steps from bottom to top.
  public var items: [DisplayItem]

  /// Creates a display list.
  public init(size: Size, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}
