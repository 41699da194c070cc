/// Rounded division by one number with a quotient of at most 255, as a multiplication.
///
/// Exact: for a divisor d below 2^24 and a dividend n below 256·d the multiplier's error adds less
/// than 256·d² / 2^56 < 1 to n, so no quotient changes; the product stays below 2^64.
struct LevelDivision {
  private let half: UInt32
  private let multiplier: UInt64

  /// - Parameters:
  ///   - divisor: 1…2^24 − 1.
  init(by divisor: UInt32) {
    half = divisor / 2
    multiplier = (1 << 56) / UInt64(divisor) + 1
  }

  /// The level nearest to a value of at most 255 divisors; ties go up.
  func of(_ value: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt64(value &+ half) &* multiplier) >> 56)
  }
}
