/// A rectangle of whole pixels.
public struct PixelBox: Hashable, Sendable {
  /// The columns.
  public var columns: Range<Int>
  /// The rows.
  public var rows: Range<Int>

  /// Creates a box.
  public init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The pixels that a rectangle given in pixels touches; its edges lie within 2³¹.
  public init(around rect: Rect) {
    columns = Int(rect.minX.rounded(.down))..<Int(rect.maxX.rounded(.up))
    rows = Int(rect.minY.rounded(.down))..<Int(rect.maxY.rounded(.up))
  }

  /// The pixels that a rectangle given in pixels touches, within a picture of a size.
  public init(_ rect: Rect, width: Int, height: Int) {
    func range(_ low: Double, _ high: Double, _ limit: Int) -> Range<Int> {
      let bounds = 0...Double(limit)
      let start = Int(min(max(low.rounded(.down), bounds.lowerBound), bounds.upperBound))
      let end = Int(min(max(high.rounded(.up), bounds.lowerBound), bounds.upperBound))
      return start..<max(start, end)
    }
    columns = range(rect.minX, rect.maxX, width)
    rows = range(rect.minY, rect.maxY, height)
  }

  /// Whether it holds no pixel.
  public var isEmpty: Bool { columns.isEmpty || rows.isEmpty }

  /// Whether the boxes share a pixel.
  public func overlaps(_ other: PixelBox) -> Bool {
    !isEmpty && !other.isEmpty && columns.overlaps(other.columns) && rows.overlaps(other.rows)
  }
}
