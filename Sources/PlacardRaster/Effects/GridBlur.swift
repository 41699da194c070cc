/// A Gaussian on a picture's cells: area averages, then one pass in each direction.
///
/// Averaging and what enlarges the grid afterwards blur too; the kernel's variance is lessened by
/// that.
struct GridBlur {
  /// Pixels of a cell in each direction.
  let factor: Int
  private let isHalved: Bool
  private let weights: [UInt16]

  /// - Parameters:
  ///   - sigma: standard deviation in pixels of the whole blur.
  ///   - factor: 1…257.
  ///   - isHalved: whether cells are joined from averages of half their size; for even factors and
  ///     pictures of four channels.
  ///   - enlargement: variance that enlarging adds, in squares of cells.
  init(sigma: Double, factor: Int, isHalved: Bool = false, enlargement: Double) {
    self.factor = factor
    self.isHalved = isHalved
    let f = Double(factor)
    let average = Double(isHalved ? factor / 2 : factor)
    let halving = isHalved ? CellHalving.variance : 0
    let added = (average * average - 1) / 12 + (factor > 1 ? f * f * (halving + enlargement) : 0)
    let kernel = GaussianKernel(sigma: max(0, sigma * sigma - added).squareRoot() / f)
    weights = kernel.weights.map { UInt16($0) }
  }

  /// The blurred cells; what lies beyond the picture's edges continues them.
  ///
  /// - Parameters:
  ///   - columns: the cells to make, also beyond the picture.
  ///   - threads: threads to use; the result is the same for any number.
  func grid(
    of source: SampleSource, columns: Range<Int>, rows: Range<Int>, threads: Int
  ) -> SampleGrid {
    let radius = weights.count - 1
    let wide = rows.lowerBound - radius..<rows.upperBound + radius
    let middle = SampleGrid(
      factor: factor, channels: source.channels, columns: columns, rows: wide)
    let known = known(wide, source.height)
    ParallelBands.run(known, height: 16, threads: threads) { band in
      blurRows(band, of: source, into: middle)
    }
    for row in wide where !known.contains(row) {
      let nearest = row < known.lowerBound ? known.lowerBound : known.upperBound - 1
      middle.row(row).update(from: middle.row(nearest), count: middle.stride)
    }
    let result = SampleGrid(
      factor: factor, channels: source.channels, columns: columns, rows: rows)
    ParallelBands.run(rows, height: 16, threads: threads) { band in
      weights.withUnsafeBufferPointer { weights in
        for row in band {
          RowSums.weigh(
            middle.row(row), step: middle.stride, weights, into: result.row(row),
            count: result.stride)
        }
      }
    }
    return result
  }

  /// Reduces rows and blurs them along their length.
  private func blurRows(_ rows: Range<Int>, of source: SampleSource, into grid: SampleGrid) {
    let radius = weights.count - 1
    let channels = source.channels
    let wide = grid.columns.lowerBound - radius..<grid.columns.upperBound + radius
    let known = known(wide, source.width)
    let reduction =
      isHalved ? nil : AreaReduction(source, factor: factor, columns: known)
    let halving = isHalved ? CellHalving(source, factor: factor / 2, columns: known) : nil
    let room = RowSums.padded(wide.count * channels) + 2 * RowSums.padded(1)
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: room) { buffer in
      buffer.initialize(repeating: 0)
      guard let line = buffer.baseAddress else { return }
      let start = (known.lowerBound - wide.lowerBound) * channels
      let end = (known.upperBound - wide.lowerBound) * channels
      for row in rows {
        reduction?.write(row, to: line + start)
        halving?.write(row, to: line + start)
        for sample in stride(from: start - 1, through: 0, by: -1) {
          line[sample] = line[sample + channels]
        }
        for sample in end..<max(end, wide.count * channels) {
          line[sample] = line[sample - channels]
        }
        weights.withUnsafeBufferPointer {
          RowSums.weigh(
            line + radius * channels, step: channels, $0, into: grid.row(row), count: grid.stride)
        }
      }
    }
  }

  /// The cells of a range that differ: those of the picture and one beyond each edge, or two where
  /// joined cells reach beyond themselves; at least one.
  private func known(_ range: Range<Int>, _ pixels: Int) -> Range<Int> {
    let margin = isHalved ? 2 : 1
    let first = max(range.lowerBound, min(-margin, range.upperBound - 1))
    let end = max((pixels + factor - 1) / factor + margin, first + 1)
    return first..<min(end, range.upperBound)
  }
}
