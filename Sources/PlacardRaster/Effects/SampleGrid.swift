/// A picture at reduced size with fifteen bits a channel.
///
/// A cell stands for `factor`×`factor` pixels: cell (0, 0) for those at the upper left corner of the
/// picture that it was made of, negative ones for what lies outside. Samples are in units of 1/128
/// level, 0…32640; a pixel's channels lie side by side.
final class SampleGrid {
  /// Pixels of a cell in each direction, at least 1.
  let factor: Int
  /// Samples of a cell, 1 or 4.
  let channels: Int
  let columns: Range<Int>
  let rows: Range<Int>
  /// Samples from row to row; the rest of a row is room for whole vectors.
  let stride: Int
  private let samples: UnsafeMutablePointer<UInt16>

  /// Samples of one level.
  static let level = 128

  /// Makes a grid whose samples are undefined.
  init(factor: Int, channels: Int, columns: Range<Int>, rows: Range<Int>) {
    self.factor = factor
    self.channels = channels
    self.columns = columns
    self.rows = rows
    stride = RowSums.padded(columns.count * channels)
    samples = .allocate(capacity: max(1, stride * rows.count))
    samples.initialize(repeating: 0, count: max(1, stride * rows.count))
  }

  deinit { samples.deallocate() }

  /// The samples of a row of cells, from the first column on.
  func row(_ row: Int) -> UnsafeMutablePointer<UInt16> {
    samples + (row - rows.lowerBound) * stride
  }

  /// The cells that hold a range of pixels.
  static func cells(_ pixels: Range<Int>, factor: Int) -> Range<Int> {
    guard !pixels.isEmpty else { return 0..<0 }
    return cell(of: pixels.lowerBound, factor)..<cell(of: pixels.upperBound - 1, factor) + 1
  }

  /// The cell that holds a pixel.
  static func cell(of pixel: Int, _ factor: Int) -> Int {
    pixel >= 0 ? pixel / factor : (pixel + 1) / factor - 1
  }
}
