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
  ) -> [UInt16] {
    let area = UInt32(factor * factor)
    var columns = [UInt32](repeating: 0, count: width * factor)
    return [UInt16](unsafeUninitializedCapacity: width * height) { out, count in
      columns.withUnsafeMutableBufferPointer { buffer in
        guard let columns = buffer.baseAddress else { return }
        for line in 0..<height {
          buffer.update(repeating: 0)
          for y in line * factor..<min((line + 1) * factor, mask.height) {
            RowSums.add(bytes + y * mask.stride, to: columns, count: mask.width)
          }
          for column in 0..<width {
            var sum: UInt32 = 0
            for x in column * factor..<(column + 1) * factor { sum &+= columns[x] }
            out.initializeElement(
              at: line * width + column, to: UInt16((sum &* 128 &+ area / 2) / area))
          }
        }
      }
      count = width * height
    }
  }

  /// One horizontal pass, written as columns; nothing lies outside the mask.
  private static func transposedBlur(
    _ source: [UInt16], _ width: Int, _ height: Int, _ kernel: GaussianKernel
  ) -> [UInt16] {
    let radius = kernel.weights.count - 1
    var padded = [UInt16](repeating: 0, count: width + 2 * radius)
    var sums = [UInt32](repeating: 0, count: width)
    var result = [UInt16](repeating: 0, count: width * height)
    padded.withUnsafeMutableBufferPointer { padded in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let middle = padded.baseAddress.map({ $0 + radius }), let sums = sums.baseAddress
        else { return }
        for y in 0..<height {
          for x in 0..<width {
            middle[x] = source[y * width + x]
            sums[x] = UInt32(middle[x]) &* kernel.weights[0] &+ GaussianKernel.one / 2
          }
          for k in 1..<max(1, kernel.weights.count) {
            RowSums.add(
              middle - k, middle + k, times: UInt16(kernel.weights[k]), to: sums, count: width)
          }
          for x in 0..<width {
            result[x * height + y] = UInt16(truncatingIfNeeded: sums[x] / GaussianKernel.one)
          }
        }
      }
    }
    return result
  }

  /// Linear interpolation between the centres of the averaged areas.
  private func enlarge(
    _ small: [UInt16], _ width: Int, _ height: Int, into bytes: UnsafeMutablePointer<UInt8>,
    _ mask: CoverageMask
  ) {
    let row = RowInterpolation(factor: factor, samples: width, pixels: mask.width)
    // The first centre lies half an area from the edge; before it there is nothing to blend.
    let half = factor / 2
    var line = [UInt32](repeating: 0, count: width)
    line.withUnsafeMutableBufferPointer { line in
      small.withUnsafeBufferPointer { input in
        guard let line = line.baseAddress, let input = input.baseAddress else { return }
        for y in 0..<mask.height {
          let upper = min(height - 1, max(0, y - half) / factor)
          let lower = min(height - 1, upper + 1)
          let part = y < half ? 0 : row.first + 2 * UInt32((y - half) % factor)
          RowSums.blend(
            input + upper * width, row.whole - part, input + lower * width, part, into: line,
            count: width)
          row.write(line, to: bytes + y * mask.stride)
        }
      }
    }
  }
}
