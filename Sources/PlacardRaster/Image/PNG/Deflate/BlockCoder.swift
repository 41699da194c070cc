/// Writes one DEFLATE block in the form that takes the fewest bits: stored, with the fixed codes, or
/// with codes of its own.
struct BlockCoder {
  private static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode(
    lengths: [UInt8](repeating: 5, count: DeflateAlphabet.distanceCount))
  /// Four literals of this length and the bits of an unfinished byte fit into one store.
  private static let literalLimit = 14
  private static let largestStored = 65_535

  private let literals: HuffmanCode
  private let distances: HuffmanCode
  private let description: CodeDescription?
  /// Bits of the block in this form, the three of its kind included.
  let cost: Int

  init(_ counts: SymbolCounts) {
    let literals = HuffmanCode(frequencies: counts.literals, limit: Self.literalLimit)
    let distances = HuffmanCode(frequencies: counts.distances, limit: 15)
    let description = CodeDescription(literals: literals, distances: distances)
    let extra = counts.extraBits + 3
    let own =
      literals.cost(counts.literals) + distances.cost(counts.distances) + description.cost
      + extra
    let fixed =
      Self.fixedLiterals.cost(counts.literals) + Self.fixedDistances.cost(counts.distances) + extra
    let isOwn = own < fixed
    self.literals = isOwn ? literals : Self.fixedLiterals
    self.distances = isOwn ? distances : Self.fixedDistances
    self.description = isOwn ? description : nil
    cost = min(own, fixed)
  }

  /// Writes the block.
  ///
  /// - Parameters:
  ///   - bytes: all bytes that the steps make.
  ///   - isFinal: whether no further block follows.
  func write(
    _ steps: UnsafeBufferPointer<Step>, _ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool,
    to writer: inout BitWriter
  ) {
    let storedBlocks = max(1, (bytes.count + Self.largestStored - 1) / Self.largestStored)
    // Each further stored block begins on a byte boundary and spends five bits to the next.
    let stored =
      8 * bytes.count + 40 * storedBlocks - 5 + (writer.bitsToBoundary + 5) & 7
    guard cost < stored else {
      Self.store(bytes, isFinal: isFinal, to: &writer)
      return
    }
    writer.reserve(cost / 8 + 1)
    writer.put(isFinal ? 1 : 0, 1)
    writer.put(description == nil ? 1 : 2, 2)
    description?.write(to: &writer)
    guard let first = bytes.baseAddress else { return writeEnd(to: &writer) }
    writeSteps(steps, first, to: &writer)
    writeEnd(to: &writer)
  }

  private func writeEnd(to writer: inout BitWriter) {
    let end = DeflateAlphabet.endOfBlock
    writer.put(UInt64(literals.codes[end]), UInt64(literals.lengths[end]))
    writer.flush()
  }

  private func writeSteps(
    _ steps: UnsafeBufferPointer<Step>, _ bytes: UnsafePointer<UInt8>, to writer: inout BitWriter
  ) {
    // Code in the low half, number of bits in the high one; a length's extra bits are part of it.
    let words = (0..<256).map { UInt64(literals.codes[$0]) | UInt64(literals.lengths[$0]) << 32 }
    let lengthWords = (0...DeflateAlphabet.longest).map { length in
      let symbol = Int(DeflateAlphabet.lengthSymbol[length])
      let width = UInt64(literals.lengths[257 + symbol])
      let extra = UInt64(max(0, length - Int(DeflateAlphabet.lengthBase[symbol])))
      return UInt64(literals.codes[257 + symbol]) | extra << width
        | (width + UInt64(DeflateAlphabet.lengthExtra[symbol])) << 32
    }
    let distanceWords = (0..<DeflateAlphabet.distanceCount).map { symbol in
      UInt64(distances.codes[symbol]) | UInt64(distances.lengths[symbol]) << 32
    }
    words.withUnsafeBufferPointer { words in
      lengthWords.withUnsafeBufferPointer { lengthWords in
        distanceWords.withUnsafeBufferPointer { distanceWords in
          var byte = bytes
          for step in steps {
            var left = step.literals
            while left >= 4 {
              for offset in 0..<4 {
                let word = words[Int(byte[offset])]
                writer.put(word & 0xFFFF_FFFF, word &>> 32)
              }
              writer.flush()
              byte += 4
              left &-= 4
            }
            while left > 0 {
              let word = words[Int(byte[0])]
              writer.put(word & 0xFFFF_FFFF, word &>> 32)
              byte += 1
              left &-= 1
            }
            writer.flush()
            guard step.length > 0 else { continue }
            let word = lengthWords[step.length]
            writer.put(word & 0xFFFF_FFFF, word &>> 32)
            let symbol = DeflateAlphabet.distanceSymbol(step.distance)
            let far = distanceWords[symbol]
            writer.put(far & 0xFFFF_FFFF, far &>> 32)
            let extra = UInt64(truncatingIfNeeded: max(0, symbol / 2 &- 1))
            writer.put(
              UInt64(truncatingIfNeeded: step.distance &- 1) & (1 &<< extra &- 1), extra)
            writer.flush()
            byte += step.length
          }
        }
      }
    }
  }

  private static func store(
    _ bytes: UnsafeBufferPointer<UInt8>, isFinal: Bool, to writer: inout BitWriter
  ) {
    var rest = bytes[...]
    repeat {
      let part = rest.prefix(largestStored)
      rest = rest.dropFirst(largestStored)
      writer.reserve(part.count + 8)
      writer.put(isFinal && rest.isEmpty ? 1 : 0, 3)
      writer.align()
      writer.put(UInt64(part.count), 16)
      writer.put(UInt64(part.count) ^ 0xFFFF, 16)
      writer.flush()
      if let source = UnsafeBufferPointer(rebasing: part).baseAddress {
        writer.append(source, count: part.count)
      }
    } while !rest.isEmpty
  }

  /// Ends on a byte boundary with an empty stored block, so that other blocks can be appended.
  static func synchronize(_ writer: inout BitWriter) {
    store(UnsafeBufferPointer(start: nil, count: 0), isFinal: false, to: &writer)
  }
}
