/// The head of a block with codes of its own: both codes' lengths, themselves coded (RFC 1951, 3.2.7).
struct CodeDescription {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  /// Symbols 0…18 and the value of their extra bits.
  private var runs: [(symbol: Int, extra: UInt64)] = []
  private var code: HuffmanCode
  private let orderCount: Int

  init(literals: HuffmanCode, distances: HuffmanCode) {
    literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
    let lengths = literals.lengths[..<literalCount] + distances.lengths[..<distanceCount]
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = lengths[index...].prefix { $0 == length }.count
      index += count
      if length > 0 {
        runs.append((Int(length), 0))
        count -= 1
      }
      while count >= 3 {
        let most = length > 0 ? 6 : count > 10 ? 138 : 10
        let taken = min(count, most)
        let symbol = length > 0 ? 16 : taken > 10 ? 18 : 17
        runs.append((symbol, UInt64(taken - (symbol == 18 ? 11 : 3))))
        count -= taken
      }
      for _ in 0..<count { runs.append((Int(length), 0)) }
    }
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    code = HuffmanCode(frequencies: frequencies, limit: 7)
    let lengthsOfCode = code.lengths
    orderCount = max(4, (Self.order.lastIndex { lengthsOfCode[$0] > 0 } ?? 0) + 1)
  }

  /// Bits that the head takes.
  var cost: Int {
    14 + 3 * orderCount
      + runs.reduce(0) { $0 + Int(code.lengths[$1.symbol]) + Self.extraBits($1.symbol) }
  }

  /// Writes the head; the writer must have room for `cost` bits.
  func write(to writer: inout BitWriter) {
    writer.put(UInt64(literalCount - 257), 5)
    writer.put(UInt64(distanceCount - 1), 5)
    writer.put(UInt64(orderCount - 4), 4)
    for symbol in Self.order[..<orderCount] {
      writer.put(UInt64(code.lengths[symbol]), 3)
      writer.flush()
    }
    for run in runs {
      writer.put(UInt64(code.codes[run.symbol]), UInt64(code.lengths[run.symbol]))
      writer.put(run.extra, UInt64(Self.extraBits(run.symbol)))
      writer.flush()
    }
  }

  private static func extraBits(_ symbol: Int) -> Int {
    symbol == 16 ? 2 : symbol == 17 ? 3 : symbol == 18 ? 7 : 0
  }
}
