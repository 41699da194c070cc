/// How often a block uses each symbol.
struct SymbolCounts {
  /// Literals, end of block and lengths.
  private(set) var literals: [UInt32]
  private(set) var distances: [UInt32]

  /// Counts a block.
  ///
  /// - Parameters:
  ///   - bytes: the block's first byte.
  init(_ steps: UnsafeBufferPointer<Step>, of bytes: UnsafePointer<UInt8>) {
    var distances = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
    // Four rows in turn: equal neighbours would wait for each other's sum.
    var rows = [UInt32](repeating: 0, count: 4 * 256)
    var lengths = [UInt32](repeating: 0, count: DeflateAlphabet.longest + 1)
    rows.withUnsafeMutableBufferPointer { rows in
      lengths.withUnsafeMutableBufferPointer { lengths in
        distances.withUnsafeMutableBufferPointer { distances in
          var byte = bytes
          for step in steps {
            var left = step.literals
            while left >= 4 {
              rows[Int(byte[0])] &+= 1
              rows[Int(byte[1]) &+ 256] &+= 1
              rows[Int(byte[2]) &+ 512] &+= 1
              rows[Int(byte[3]) &+ 768] &+= 1
              byte += 4
              left &-= 4
            }
            while left > 0 {
              rows[Int(byte[0])] &+= 1
              byte += 1
              left &-= 1
            }
            guard step.length > 0 else { continue }
            lengths[step.length] &+= 1
            distances[DeflateAlphabet.distanceSymbol(step.distance)] &+= 1
            byte += step.length
          }
        }
      }
    }
    self.distances = distances
    literals = (0..<256).map { rows[$0] + rows[$0 + 256] + rows[$0 + 512] + rows[$0 + 768] }
    literals += [UInt32](repeating: 0, count: DeflateAlphabet.literalCount - 256)
    literals[DeflateAlphabet.endOfBlock] = 1
    for length in 3...DeflateAlphabet.longest {
      literals[257 + Int(DeflateAlphabet.lengthSymbol[length])] += lengths[length]
    }
  }

  /// Bits beside the codes themselves.
  var extraBits: Int {
    let lengths = zip(literals[257...], DeflateAlphabet.lengthExtra)
    let far = zip(distances, DeflateAlphabet.distanceExtra)
    return lengths.reduce(0) { $0 + Int($1.0) * Int($1.1) }
      + far.reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }
}
