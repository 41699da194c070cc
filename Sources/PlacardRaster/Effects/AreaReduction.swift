/// Averages cells of `factor`×`factor` pixels, a row of cells at a time.
///
/// One reduction serves one thread: it owns room for sums of columns.
final class AreaReduction {
  private let source: SampleSource
  private let factor: Int
  private let columns: Range<Int>
  private let division: SampleDivision
  private let sums: UnsafeMutablePointer<UInt16>
  private let lines: UnsafeMutablePointer<UnsafePointer<UInt8>>

  /// - Parameters:
  ///   - factor: 1…257, so that the sum of a cell's column fits sixteen bits.
  ///   - columns: the cells to make, at least one; those beyond the picture continue its edge.
  init(_ source: SampleSource, factor: Int, columns: Range<Int>) {
    self.source = source
    self.factor = factor
    self.columns = columns
    division = SampleDivision(area: factor * factor)
    sums = .allocate(capacity: columns.count * factor * source.channels)
    lines = .allocate(capacity: factor)
  }

  deinit {
    sums.deallocate()
    lines.deallocate()
  }

  /// Writes the averages of a row of cells.
  func write(_ row: Int, to samples: UnsafeMutablePointer<UInt16>) {
    for line in 0..<factor {
      (lines + line).initialize(to: source.row(row * factor + line))
    }
    let channels = source.channels
    let pixels = columns.lowerBound * factor..<columns.upperBound * factor
    // Where all cells lie beyond the picture, its nearest column stands in one of their columns.
    let first = min(max(pixels.lowerBound, 0), source.width - 1)
    let end = max(min(pixels.upperBound, source.width), first + 1)
    let inside = sums + min(max(first - pixels.lowerBound, 0), pixels.count - 1) * channels
    let count = (end - first) * channels
    RowSums.sum(lines, factor, from: first * channels, into: inside, count: count)
    for sample in stride(from: -1, through: sums - inside, by: -1) {
      inside[sample] = inside[sample + channels]
    }
    for sample in count..<(sums - inside) + pixels.count * channels {
      inside[sample] = inside[sample - channels]
    }
    if factor == 1 {
      for index in 0..<pixels.count * channels {
        samples[index] = sums[index] &* UInt16(SampleGrid.level)
      }
    } else if channels == 4 {
      averageColors(to: samples)
    } else {
      averageLevels(to: samples)
    }
  }

  private func averageColors(to samples: UnsafeMutablePointer<UInt16>) {
    var source = UnsafeRawPointer(sums)
    var target = samples
    for _ in columns {
      var sum = SIMD4<UInt32>.zero
      for _ in 0..<factor {
        sum &+= source.loadUnaligned(as: SIMD4<UInt16>.self).widened
        source += 8
      }
      for channel in 0..<4 { target[channel] = division.of(sum[channel]) }
      target += 4
    }
  }

  private func averageLevels(to samples: UnsafeMutablePointer<UInt16>) {
    var source = sums
    for cell in 0..<columns.count {
      var sum: UInt32 = 0
      for _ in 0..<factor {
        sum &+= UInt32(source.pointee)
        source += 1
      }
      samples[cell] = division.of(sum)
    }
  }
}
