/// Area averages: rounded division of a sum of levels by the number of pixels, in units of 1/128
/// level, as a multiplication.
///
/// Exact: for an area a of at most 300² pixels the dividend n is below 2^15·a + a and the multiplier's
/// error adds less than n·a / 2^48 < 1 to it; the product stays below 2^64.
struct SampleDivision {
  private let half: UInt64
  private let multiplier: UInt64

  /// - Parameters:
  ///   - area: pixels of a cell, 1…90000.
  init(area: Int) {
    half = UInt64(area / 2)
    multiplier = (1 << 48) / UInt64(area) + 1
  }

  /// The sample nearest to a sum of levels; ties go up.
  func of(_ sum: UInt32) -> UInt16 {
    UInt16(
      truncatingIfNeeded: ((UInt64(sum) &* UInt64(SampleGrid.level) &+ half) &* multiplier) >> 48)
  }
}
