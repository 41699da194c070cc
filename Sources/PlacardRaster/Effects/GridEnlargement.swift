/// Enlarges a grid of colours to pixels with quadratic B-splines.
///
/// They are smoother than straight lines, and the blur that they add is the same at every pixel of
/// a cell: a quarter of a square cell. One enlargement serves one thread: it owns room for lines.
final class GridEnlargement {
  /// The variance that it adds, in squares of cells.
  static let variance = 0.25

  /// Weights of a cell and its two neighbours for the pixels of the cell.
  private let splines: [SplineWeights]
  private let pairs: [SplinePair]
  private let grid: SampleGrid
  private let columns: Range<Int>
  /// The cells that hold the columns.
  private let cells: Range<Int>
  private let line: UnsafeMutablePointer<UInt16>
  private let pixels: UnsafeMutablePointer<UInt32>

  /// - Parameters:
  ///   - grid: cells of four channels, one more in each direction than hold the pixels.
  ///   - columns: columns of pixels to write.
  init(_ grid: SampleGrid, columns: Range<Int>) {
    self.grid = grid
    self.columns = columns
    cells = SampleGrid.cells(columns, factor: grid.factor)
    let splines = (0..<grid.factor).map { SplineWeights(pixel: $0, of: grid.factor) }
    pairs = stride(from: 0, to: grid.factor, by: 2).map { pixel in
      SplinePair(splines[pixel], splines[min(pixel + 1, grid.factor - 1)])
    }
    self.splines = splines
    line = .allocate(capacity: grid.stride)
    pixels = .allocate(capacity: cells.count * grid.factor + 2)
  }

  deinit {
    line.deallocate()
    pixels.deallocate()
  }

  /// Writes the pixels of a row, one for each column.
  func write(_ y: Int, to row: UnsafeMutablePointer<UInt32>) {
    let cell = SampleGrid.cell(of: y, grid.factor)
    guard grid.factor > 1 else {
      let first = grid.row(cell) + (columns.lowerBound - grid.columns.lowerBound) * 4
      return Self.levels(first, into: UnsafeMutableRawPointer(row), count: columns.count * 4)
    }
    let weights = splines[y - cell * grid.factor]
    let offset = (cells.lowerBound - 1 - grid.columns.lowerBound) * 4
    Self.blend(
      grid.row(cell - 1) + offset, grid.row(cell) + offset, grid.row(cell + 1) + offset, weights,
      into: line, count: (cells.count + 2) * 4)
    Self.enlarge(line, cells.count, pairs, grid.factor, into: UnsafeMutableRawPointer(pixels))
    row.update(
      from: pixels + (columns.lowerBound - cells.lowerBound * grid.factor), count: columns.count)
  }

  /// Rounds samples to levels.
  @inline(never)
  private static func levels(
    _ samples: UnsafePointer<UInt16>, into bytes: UnsafeMutableRawPointer, count: Int
  ) {
    for index in 0..<count {
      bytes.storeBytes(
        of: UInt8(truncatingIfNeeded: (samples[index] &+ 64) &>> 7), toByteOffset: index,
        as: UInt8.self)
    }
  }

  /// Blends three rows to samples of 1/256 level.
  @inline(never)
  private static func blend(
    _ above: UnsafePointer<UInt16>, _ middle: UnsafePointer<UInt16>, _ below: UnsafePointer<UInt16>,
    _ weights: SplineWeights, into line: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    let (w0, w1, w2) = (weights.before, weights.middle, weights.after)
    for x in 0..<count {
      let sum =
        UInt32(above[x]) &* UInt32(w0) &+ UInt32(middle[x]) &* UInt32(w1)
        &+ UInt32(below[x]) &* UInt32(w2)
      line[x] = UInt16(truncatingIfNeeded: (sum &+ 1 << 14) &>> 15)
    }
  }

  /// Writes `factor` pixels for each cell but the first and last of a line, two at a time.
  @inline(never)
  private static func enlarge(
    _ line: UnsafePointer<UInt16>, _ cells: Int, _ pairs: [SplinePair], _ factor: Int,
    into pixels: UnsafeMutableRawPointer
  ) {
    pairs.withUnsafeBufferPointer { pairs in
      for cell in 0..<cells {
        let source = UnsafeRawPointer(line + 4 &* cell)
        let before = twice(source.loadUnaligned(as: SIMD4<UInt16>.self))
        let middle = twice(source.loadUnaligned(fromByteOffset: 8, as: SIMD4<UInt16>.self))
        let after = twice(source.loadUnaligned(fromByteOffset: 16, as: SIMD4<UInt16>.self))
        // An odd factor's last pair reaches into the next cell, which is written afterwards.
        var target = pixels + 4 &* cell &* factor
        for pair in pairs {
          // Each product loses half a unit on average; 129 instead of 128 makes up for it.
          let sum =
            high(before, pair.before) &+ high(middle, pair.middle) &+ high(after, pair.after)
            &+ SIMD8(repeating: 129)
          target.storeBytes(of: (sum &>> 8).narrowed, as: SIMD8<UInt8>.self)
          target += 8
        }
      }
    }
  }

  @inline(__always)
  private static func twice(_ pixel: SIMD4<UInt16>) -> SIMD8<UInt16> {
    SIMD8(lowHalf: pixel, highHalf: pixel)
  }

  /// The upper sixteen bits of the products.
  @inline(__always)
  private static func high(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>) -> SIMD8<UInt16> {
    ((a.widened &* b.widened) &>> 16).narrowed
  }
}
