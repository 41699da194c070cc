import PlacardGraphics

/// Blurs an eight-bit coverage mask with a Gaussian, in integer arithmetic.
///
/// Wide blurs work on a mask reduced by area averaging and are enlarged linearly; the kernel's
/// variance is lessened by what those two steps add. Within one level of the true Gaussian.
struct MaskBlur {
  let sigma: Double
  /// Pixels of a cell.
  let factor: Int

  /// - Parameters:
  ///   - sigma: standard deviation in pixels.
  init(sigma: Double) {
    self.sigma = sigma
    factor = max(1, Int(sigma / 6))
  }

  /// Pixels beyond the shape that the blur reaches.
  static func reach(_ sigma: Double) -> Int { Int((sigma * 3.3).rounded(.up)) + 2 }

  /// Replaces the mask's coverage by its blurred coverage.
  func apply(to mask: CoverageMask) {
    guard sigma > 0 else { return }
    let width = (mask.width + factor - 1) / factor
    let height = (mask.height + factor - 1) / factor
    // Straight lines between the cells' middles add a sixth of a square cell.
    let blur = GridBlur(sigma: sigma, factor: factor, enlargement: 1.0 / 6)
    _ = mask.withBytes { bytes in
      let source = SampleSource(
        bytes: bytes, stride: mask.stride, width: mask.width, height: mask.height, channels: 1)
      let grid = blur.grid(of: source, columns: 0..<width, rows: 0..<height, threads: 1)
      enlarge(grid, into: bytes, mask)
    }
  }

  /// Linear interpolation between the centres of the averaged areas.
  private func enlarge(
    _ grid: SampleGrid, into bytes: UnsafeMutablePointer<UInt8>, _ mask: CoverageMask
  ) {
    let width = grid.columns.count
    let height = grid.rows.count
    let row = RowInterpolation(factor: factor, samples: width, pixels: mask.width)
    // The first centre lies half an area from the edge; before it there is nothing to blend.
    let half = factor / 2
    var line = [UInt32](repeating: 0, count: width)
    line.withUnsafeMutableBufferPointer { line in
      guard let line = line.baseAddress else { return }
      for y in 0..<mask.height {
        let upper = min(height - 1, max(0, y - half) / factor)
        let lower = min(height - 1, upper + 1)
        let part = y < half ? 0 : row.first + 2 * UInt32((y - half) % factor)
        RowSums.blend(
          grid.row(upper), row.whole - part, grid.row(lower), part, into: line, count: width)
        row.write(line, to: bytes + y * mask.stride)
      }
    }
  }
}
