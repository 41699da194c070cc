/// Joins cells of colours two by two, weighed 1:3:3:1 with their neighbours, a row at a time.
///
/// These are the weights of a quadratic spline: unlike plain averages they keep an edge's place
/// within the joined cell, so that fewer cells give the same picture. One halving serves one thread:
/// it owns room for lines.
final class CellHalving {
  /// The variance that it adds, in squares of the joined cells.
  static let variance = 0.1875

  private let reduction: AreaReduction
  private let count: Int
  /// Room for the four small rows of a joined row and for their mean.
  private let lines: UnsafeMutablePointer<UInt16>
  private let stride: Int
  /// The row whose small rows are there.
  private var last: Int?

  /// - Parameters:
  ///   - factor: pixels of a small cell.
  ///   - columns: the joined cells to make, at least one.
  init(_ source: SampleSource, factor: Int, columns: Range<Int>) {
    let small = 2 * columns.lowerBound - 1..<2 * columns.upperBound + 1
    reduction = AreaReduction(source, factor: factor, columns: small)
    count = columns.count
    stride = RowSums.padded(small.count * source.channels)
    lines = .allocate(capacity: 5 * stride)
    lines.initialize(repeating: 0, count: 5 * stride)
  }

  deinit { lines.deallocate() }

  /// Writes a row of joined cells.
  func write(_ row: Int, to samples: UnsafeMutablePointer<UInt16>) {
    let small = 2 * row - 1...2 * row + 2
    for index in small where last != row - 1 || index > 2 * row {
      reduction.write(index, to: line(index))
    }
    last = row
    let mean = lines + 4 * stride
    RowSums.smooth(
      line(small.lowerBound), line(small.lowerBound + 1), line(small.lowerBound + 2),
      line(small.upperBound), into: mean, count: stride)
    RowSums.halve(mean, into: samples, count: count)
  }

  private func line(_ row: Int) -> UnsafeMutablePointer<UInt16> { lines + (row & 3) * stride }
}
