/// The PNG specification's predictions of a byte, and which of them suits a row.
enum RowFilter: UInt8, CaseIterable {
  case none
  case sub
  case up
  case average
  case paeth

  /// Filters a row.
  ///
  /// - Parameters:
  ///   - row: the row's bytes.
  ///   - above: those of the row above, zeros for the first.
  ///   - unit: bytes of a pixel.
  func apply(
    _ row: UnsafePointer<UInt8>, _ above: UnsafePointer<UInt8>, count: Int, unit: Int,
    to out: UnsafeMutablePointer<UInt8>
  ) {
    let first = min(unit, count)
    switch self {
    case .none: out.update(from: row, count: count)
    case .sub:
      out.update(from: row, count: first)
      for x in first..<count { out[x] = row[x] &- row[x &- unit] }
    case .up: for x in 0..<count { out[x] = row[x] &- above[x] }
    case .average:
      for x in 0..<first { out[x] = row[x] &- above[x] / 2 }
      for x in first..<count {
        let sum = UInt16(row[x &- unit]) &+ UInt16(above[x])
        out[x] = row[x] &- UInt8(truncatingIfNeeded: sum &>> 1)
      }
    case .paeth:
      for x in 0..<first { out[x] = row[x] &- above[x] }
      for x in first..<count {
        let left = Int16(row[x &- unit])
        let up = Int16(above[x])
        let corner = Int16(above[x &- unit])
        let toLeft = up &- corner
        let toUp = left &- corner
        let toCorner = toLeft &+ toUp
        let farLeft = max(toLeft, 0 &- toLeft)
        let farUp = max(toUp, 0 &- toUp)
        let farCorner = max(toCorner, 0 &- toCorner)
        let vertical = farUp <= farCorner ? up : corner
        let guess = farLeft <= min(farUp, farCorner) ? left : vertical
        out[x] = row[x] &- UInt8(truncatingIfNeeded: guess)
      }
    }
  }

  /// Sum of the bytes' magnitudes as signed numbers: small where they are cheap to code.
  static func cost(_ bytes: UnsafePointer<UInt8>, count: Int) -> UInt32 {
    var sum: UInt32 = 0
    for x in 0..<count { sum &+= UInt32(min(bytes[x], 0 &- bytes[x])) }
    return sum
  }
}
