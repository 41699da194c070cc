import PlacardGraphics

/// Blurs an eight-bit coverage mask with a Gaussian, in integer arithmetic.
///
/// Wide blurs work on a mask reduced by area averaging and are enlarged linearly; the kernel's
/// variance is lessened by what those two steps add. Within one level of the true Gaussian.
struct MaskBlur {
  let sigma: Double
  private let factor: Int

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
    _ = mask.withBytes { bytes in
      var small = reduced(bytes, mask, width, height)
      let f = Double(factor)
      let added = factor == 1 ? 0 : (f * f - 1) / 12 + f * f / 6
      let kernel = GaussianKernel(sigma: max(0, sigma * sigma - added).squareRoot() / f)
      small = Self.transposedBlur(small, width, height, kernel)
      small = Self.transposedBlur(small, height, width, kernel)
      enlarge(small, width, height, into: bytes, mask)
    }
  }

  /// Area averages of factor×factor pixels in units of 1/128 level.
  private func reduced(
    _ bytes: UnsafeMutablePointer<UInt8>, _ mask: CoverageMask, _ width: Int, _ height: Int
  ) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: width * height)
    let area = UInt32(factor * factor)
    result.withUnsafeMutableBufferPointer { out in
      for y in 0..<mask.height {
        let row = bytes + y * mask.stride
        let target = y / factor * width
        var x = 0
        for column in 0..<width {
          let end = min(x + factor, mask.width)
          var sum: UInt32 = 0
          while x < end {
            sum &+= UInt32(row[x])
            x += 1
          }
          out[target + column] &+= sum
        }
      }
      for index in 0..<out.count { out[index] = (out[index] * 128 + area / 2) / area }
    }
    return result
  }

  /// One horizontal pass, written as columns; nothing lies outside the mask.
  private static func transposedBlur(
    _ source: [UInt32], _ width: Int, _ height: Int, _ kernel: GaussianKernel
  ) -> [UInt32] {
    let radius = kernel.weights.count - 1
    var padded = [UInt32](repeating: 0, count: width + 2 * radius)
    var result = [UInt32](repeating: 0, count: width * height)
    padded.withUnsafeMutableBufferPointer { line in
      source.withUnsafeBufferPointer { input in
        kernel.weights.withUnsafeBufferPointer { weights in
          result.withUnsafeMutableBufferPointer { out in
            for y in 0..<height {
              for x in 0..<width { line[radius + x] = input[y * width + x] }
              for x in 0..<width {
                var sum = line[radius + x] &* weights[0] &+ GaussianKernel.one / 2
                for k in 1..<max(1, weights.count) {
                  sum &+= (line[radius + x - k] &+ line[radius + x + k]) &* weights[k]
                }
                out[x * height + y] = sum / GaussianKernel.one
              }
            }
          }
        }
      }
    }
    return result
  }

  /// Linear interpolation between the centres of the averaged areas.
  private func enlarge(
    _ small: [UInt32], _ width: Int, _ height: Int, into bytes: UnsafeMutablePointer<UInt8>,
    _ mask: CoverageMask
  ) {
    let columns = Self.positions(mask.width, factor, width)
    let rows = Self.positions(mask.height, factor, height)
    let whole = UInt32(2 * factor)
    let divisor = whole * whole * 128
    small.withUnsafeBufferPointer { input in
      var line = [UInt32](repeating: 0, count: width)
      line.withUnsafeMutableBufferPointer { line in
        for (y, row) in rows.enumerated() {
          let upper = row.low * width
          let lower = row.high * width
          for x in 0..<width {
            line[x] = input[upper + x] &* (whole - row.part) &+ input[lower + x] &* row.part
          }
          let out = bytes + y * mask.stride
          for (x, column) in columns.enumerated() {
            let value =
              line[column.low] &* (whole - column.part) &+ line[column.high] &* column.part
            out[x] = UInt8(min(255, (value &+ divisor / 2) / divisor))
          }
        }
      }
    }
  }

  private struct Position {
    var low: Int
    var high: Int
    /// Weight of `high` in units of 1/(2·factor).
    var part: UInt32
  }

  private static func positions(_ count: Int, _ factor: Int, _ samples: Int) -> [Position] {
    (0..<count).map { pixel in
      // Centre of the pixel in half pixels, counted from the first sample's centre.
      let place = 2 * pixel + 1 - factor
      guard place > 0 else { return Position(low: 0, high: 0, part: 0) }
      let low = min(samples - 1, place / (2 * factor))
      return Position(
        low: low, high: min(samples - 1, low + 1), part: UInt32(place % (2 * factor)))
    }
  }
}
