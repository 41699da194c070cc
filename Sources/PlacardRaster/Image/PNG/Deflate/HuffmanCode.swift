/// A complete prefix code with limited lengths.
struct HuffmanCode {
  /// Length of each symbol's code in bits; 0 where the symbol does not occur.
  private(set) var lengths: [UInt8]
  /// The codes, their first bit lowest.
  private(set) var codes: [UInt16]

  /// The code of the shortest message.
  ///
  /// A code of fewer than two symbols would be incomplete, which some decoders refuse, so
  /// symbols that do not occur fill it up, as zlib does.
  ///
  /// - Parameters:
  ///   - frequencies: how often each symbol occurs, at most 2²² times.
  ///   - limit: longest length allowed, at most 15.
  init(frequencies: [UInt32], limit: Int) {
    var leaves: [UInt32] = []
    leaves.reserveCapacity(frequencies.count)
    for (symbol, count) in frequencies.enumerated() where count > 0 {
      leaves.append(count << 9 | UInt32(symbol))
    }
    for symbol in 0..<2 where leaves.count < 2 && frequencies[symbol] == 0 {
      leaves.append(1 << 9 | UInt32(symbol))
    }
    leaves.sort()
    let counts = Self.lengthCounts(leaves.map { Int($0 >> 9) }, limit: limit)
    lengths = [UInt8](repeating: 0, count: frequencies.count)
    var next = leaves.endIndex
    for length in 1...limit {
      for _ in 0..<counts[length] {
        next -= 1
        lengths[Int(leaves[next] & 511)] = UInt8(length)
      }
    }
    codes = Self.codes(lengths)
  }

  /// The code with these lengths.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    codes = Self.codes(lengths)
  }

  /// Bits that a message takes.
  func cost(_ frequencies: [UInt32]) -> Int {
    zip(frequencies, lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// How many symbols get each length, by Huffman's construction with two queues and, where it goes
  /// too deep, by moving the deepest leaves up until the code is complete again.
  private static func lengthCounts(_ weights: [Int], limit: Int) -> [Int] {
    let leafCount = weights.count
    let nodeCount = 2 * leafCount - 1
    var weight = weights + [Int](repeating: 0, count: leafCount - 1)
    var parent = [Int](repeating: 0, count: nodeCount)
    var leaf = 0
    var inner = leafCount
    for node in leafCount..<nodeCount {
      for _ in 0..<2 {
        let takesLeaf = leaf < leafCount && (inner >= node || weight[leaf] <= weight[inner])
        let child = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        weight[node] += weight[child]
        parent[child] = node
      }
    }
    var depth = [Int](repeating: 0, count: nodeCount)
    var counts = [Int](repeating: 0, count: limit + 1)
    for node in (0..<nodeCount - 1).reversed() {
      depth[node] = depth[parent[node]] + 1
      if node < leafCount { counts[min(limit, depth[node])] += 1 }
    }
    var excess = counts.indices.dropFirst().reduce(-(1 << limit)) {
      $0 + counts[$1] << (limit - $1)
    }
    while excess > 0 {
      guard let shorter = counts[1..<limit].lastIndex(where: { $0 > 0 }) else { break }
      counts[limit] -= 1
      counts[shorter] -= 1
      counts[shorter + 1] += 2
      excess -= 1
    }
    return counts
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var next = [UInt16](repeating: 0, count: 17)
    for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
    for length in 1..<17 { next[length] = (next[length - 1] + next[length]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return reversed(next[Int(length)]) >> (16 - UInt16(length))
    }
  }

  private static func reversed(_ value: UInt16) -> UInt16 {
    var value = value.byteSwapped
    value = (value & 0x0F0F) << 4 | (value >> 4) & 0x0F0F
    value = (value & 0x3333) << 2 | (value >> 2) & 0x3333
    return (value & 0x5555) << 1 | (value >> 1) & 0x5555
  }
}
