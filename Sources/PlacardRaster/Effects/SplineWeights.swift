/// Parts of a cell and its two neighbours in one of the cell's pixels, in units of 1/65536.
struct SplineWeights {
  let before: UInt16
  let middle: UInt16
  let after: UInt16

  /// - Parameters:
  ///   - pixel: 0..<`factor`.
  ///   - factor: pixels of a cell, at least 2.
  init(pixel: Int, of factor: Int) {
    // Distance of the pixel's middle from the cell's, in cells.
    let t = (Double(pixel) + 0.5) / Double(factor) - 0.5
    before = UInt16(((0.5 - t) * (0.5 - t) * 32_768).rounded())
    after = UInt16(((0.5 + t) * (0.5 + t) * 32_768).rounded())
    middle = UInt16(65_536 - Int(before) - Int(after))
  }
}
