/// Enlarges rows of samples that lie `factor` pixels apart.
///
/// The first sample belongs to the middle of the first `factor` pixels; the pixels between two
/// samples weigh the second with `first`, `first` + 2, … of `whole`.
struct RowInterpolation {
  /// Sum of two neighbours' weights: half pixels between two samples.
  let whole: UInt32
  /// Weight of the second sample at the first pixel after the first one.
  let first: UInt32
  private let factor: Int
  private let samples: Int
  private let pixels: Int
  private let level: LevelDivision

  /// - Parameters:
  ///   - factor: pixels from sample to sample, 1…90.
  ///   - samples: samples in a row, at least 1.
  ///   - pixels: pixels in a row, at most as many as the samples stand for.
  init(factor: Int, samples: Int, pixels: Int) {
    self.factor = factor
    self.samples = samples
    self.pixels = pixels
    whole = UInt32(2 * factor)
    first = UInt32(1 - factor % 2)
    level = LevelDivision(by: whole * whole * 128)
  }

  /// Writes a row of levels.
  ///
  /// - Parameters:
  ///   - line: samples in units of 1/(128·`whole`) level.
  func write(_ line: UnsafePointer<UInt32>, to row: UnsafeMutablePointer<UInt8>) {
    var pixel = min(factor / 2, pixels)
    row.update(repeating: level.of(line[0] &* whole), count: pixel)
    var index = 0
    while pixel < pixels {
      let value = line[index]
      var next = index &+ 1
      // Equal samples, most of a shadow's inside and outside, are filled as one run.
      while next < samples, line[next] == value { next &+= 1 }
      let end = next == samples ? pixels : min(pixels, pixel + (next - index - 1) * factor)
      (row + pixel).update(repeating: level.of(value &* whole), count: end - pixel)
      pixel = end
      guard next < samples else { continue }
      let step = 2 &* (line[next] &- value)
      var sum = value &* (whole &- first) &+ line[next] &* first
      let stop = min(pixels, pixel + factor)
      while pixel < stop {
        row[pixel] = level.of(sum)
        sum &+= step
        pixel &+= 1
      }
      index = next
    }
  }
}
