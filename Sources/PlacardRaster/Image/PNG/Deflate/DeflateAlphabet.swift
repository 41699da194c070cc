/// The symbols of RFC 1951 for lengths and distances.
enum DeflateAlphabet {
  /// Literals, end of block, and lengths.
  static let literalCount = 286
  static let distanceCount = 30
  static let endOfBlock = 256
  /// Longest match and farthest distance.
  static let longest = 258
  static let farthest = 32_768

  static let lengthBase: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let lengthExtra: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// Symbol minus 257 of each length 0…258; the first three are not used.
  static let lengthSymbol: [UInt8] = (0...longest).map { length in
    UInt8(max(0, (lengthBase.firstIndex { $0 > length } ?? lengthBase.count) - 1))
  }
  static let distanceExtra: [UInt8] = (0..<distanceCount).map { UInt8(max(0, $0 / 2 - 1)) }

  /// The symbol of a distance 1…32,768.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let value = UInt32(truncatingIfNeeded: distance &- 1)
    guard value > 1 else { return Int(value) }
    let top = 31 &- value.leadingZeroBitCount
    return top &* 2 &+ Int(value &>> UInt32(top &- 1) & 1)
  }
}
