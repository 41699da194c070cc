/// Sums of whole rows.
///
/// The loops stand alone and take plain pointers because the compiler vectorizes them only so:
/// index arithmetic with overflow checks, or buffers whose arrays it can see, keep it from it.
enum RowSums {
  /// Adds each sample of a row to its sum.
  @inline(never)
  static func add(
    _ row: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for x in 0..<count { sums[x] &+= UInt32(row[x]) }
  }

  /// Adds a multiple of two rows' samples to each sum.
  ///
  /// A pair of samples must fit sixteen bits: that makes one multiplication of the processor serve
  /// eight of them.
  @inline(never)
  static func add(
    _ first: UnsafePointer<UInt16>, _ second: UnsafePointer<UInt16>, times weight: UInt16,
    to sums: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for x in 0..<count { sums[x] &+= UInt32(first[x] &+ second[x]) &* UInt32(weight) }
  }

  /// Writes the weighted sums of two rows' samples; weights must fit sixteen bits.
  @inline(never)
  static func blend(
    _ first: UnsafePointer<UInt16>, _ firstWeight: UInt32, _ second: UnsafePointer<UInt16>,
    _ secondWeight: UInt32, into sums: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    let weights = (UInt16(firstWeight), UInt16(secondWeight))
    for x in 0..<count {
      sums[x] =
        UInt32(first[x]) &* UInt32(weights.0) &+ UInt32(second[x]) &* UInt32(weights.1)
    }
  }
}
