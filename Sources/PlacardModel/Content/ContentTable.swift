/// Cells in rows and columns; every cell is one line.
public struct ContentTable: Hashable, Sendable {
  /// How many columns there may be.
  public static let columns: ClosedRange<Int> = 1...8
  /// How many rows there may be.
  public static let rowCounts: ClosedRange<Int> = 1...100

  /// The rows from top to bottom, all of the same number of cells.
  public var rows: [[String]]
  /// Whether the first row names the columns.
  public var hasHeader: Bool
  /// Where the cells of a column stand; columns beyond the list are at the leading edge.
  public var alignments: [ContentText.Alignment]

  /// Creates a table.
  public init(
    _ rows: [[String]], hasHeader: Bool = false, alignments: [ContentText.Alignment] = []
  ) {
    self.rows = rows
    self.hasHeader = hasHeader
    self.alignments = alignments
  }
}
