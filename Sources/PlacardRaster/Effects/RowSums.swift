/// Sums of whole rows, eight or sixteen samples at once.
enum RowSums {
  /// Samples that the loops work on at once; rows that they write have room for a whole number.
  private static let block = 16

  /// The room that a row of samples takes.
  static func padded(_ count: Int) -> Int { (count + block - 1) / block * block }

  /// Sums of bytes that stand at the same place in several rows; at most 257 of them.
  @inline(never)
  static func sum(
    _ rows: UnsafePointer<UnsafePointer<UInt8>>, _ rowCount: Int, from first: Int,
    into sums: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    var x = 0
    let target = UnsafeMutableRawPointer(sums)
    // Four vectors at once read whole cache lines.
    while x &+ 64 <= count {
      var s = (Wide.zero, Wide.zero, Wide.zero, Wide.zero)
      for row in 0..<rowCount {
        let source = UnsafeRawPointer(rows[row]) + (first &+ x)
        s.0 &+= source.loadUnaligned(as: Bytes.self).widened
        s.1 &+= source.loadUnaligned(fromByteOffset: 16, as: Bytes.self).widened
        s.2 &+= source.loadUnaligned(fromByteOffset: 32, as: Bytes.self).widened
        s.3 &+= source.loadUnaligned(fromByteOffset: 48, as: Bytes.self).widened
      }
      target.storeBytes(of: s.0, toByteOffset: 2 &* x, as: Wide.self)
      target.storeBytes(of: s.1, toByteOffset: 2 &* x &+ 32, as: Wide.self)
      target.storeBytes(of: s.2, toByteOffset: 2 &* x &+ 64, as: Wide.self)
      target.storeBytes(of: s.3, toByteOffset: 2 &* x &+ 96, as: Wide.self)
      x &+= 64
    }
    while x < count {
      var sum: UInt16 = 0
      for row in 0..<rowCount { sum &+= UInt16(rows[row][first &+ x]) }
      sums[x] = sum
      x &+= 1
    }
  }

  /// Weighs each sample and its neighbours at equal distances on both sides, in units of 1/32768,
  /// and rounds.
  ///
  /// Two samples must fit sixteen bits: that makes one multiplication of the processor serve eight
  /// pairs.
  ///
  /// - Parameters:
  ///   - step: samples from a neighbour to the next.
  ///   - weights: from the middle outwards.
  ///   - result: has room for `padded(count)` samples, all of which are written; as many can be read
  ///     at each place of `samples`.
  @inline(never)
  static func weigh(
    _ samples: UnsafePointer<UInt16>, step: Int, _ weights: UnsafeBufferPointer<UInt16>,
    into result: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    let target = UnsafeMutableRawPointer(result)
    for x in stride(from: 0, to: count, by: block) {
      let middle = UnsafeRawPointer(samples + x)
      let half = SIMD8<UInt32>(repeating: 1 << 14)
      var low = half
      var high = half
      let weight = weights[0]
      low &+= product(middle.loadUnaligned(as: Samples.self), weight)
      high &+= product(middle.loadUnaligned(fromByteOffset: 16, as: Samples.self), weight)
      var distance = 0
      for k in 1..<max(1, weights.count) {
        distance &+= 2 &* step
        let before = middle - distance
        let after = middle + distance
        let a = before.loadUnaligned(as: Samples.self) &+ after.loadUnaligned(as: Samples.self)
        let b =
          before.loadUnaligned(fromByteOffset: 16, as: Samples.self)
          &+ after.loadUnaligned(fromByteOffset: 16, as: Samples.self)
        low &+= product(a, weights[k])
        high &+= product(b, weights[k])
      }
      target.storeBytes(
        of: (low &>> 15).narrowed, toByteOffset: 2 &* x, as: Samples.self)
      target.storeBytes(
        of: (high &>> 15).narrowed, toByteOffset: 2 &* x &+ 16, as: Samples.self)
    }
  }

  /// Means of four rows, weighed 1:3:3:1, for a whole number of blocks.
  @inline(never)
  static func smooth(
    _ first: UnsafePointer<UInt16>, _ second: UnsafePointer<UInt16>,
    _ third: UnsafePointer<UInt16>, _ fourth: UnsafePointer<UInt16>,
    into mean: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    for x in stride(from: 0, to: count, by: 8) {
      func load(_ row: UnsafePointer<UInt16>) -> Samples {
        UnsafeRawPointer(row + x).loadUnaligned(as: Samples.self)
      }
      let outer = load(first) &+ load(fourth)
      let inner = load(second) &+ load(third)
      let sum = product(outer, 1) &+ product(inner, 3) &+ SIMD8(repeating: 4)
      UnsafeMutableRawPointer(mean + x)
        .storeBytes(of: (sum &>> 3).narrowed, as: Samples.self)
    }
  }

  /// Means of four pixels, weighed 1:3:3:1, at every second pixel.
  @inline(never)
  static func halve(
    _ samples: UnsafePointer<UInt16>, into means: UnsafeMutablePointer<UInt16>, count: Int
  ) {
    for pixel in 0..<count {
      let source = UnsafeRawPointer(samples + 8 &* pixel)
      func load(_ offset: Int) -> SIMD4<UInt16> {
        source.loadUnaligned(fromByteOffset: 8 &* offset, as: SIMD4<UInt16>.self)
      }
      let outer = (load(0) &+ load(3)).widened
      let inner = (load(1) &+ load(2)).widened
      let sum = outer &+ inner &+ (inner &<< 1) &+ SIMD4(repeating: 4)
      UnsafeMutableRawPointer(means + 4 &* pixel)
        .storeBytes(
          of: (sum &>> 3).narrowed, as: SIMD4<UInt16>.self)
    }
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

  private typealias Bytes = SIMD16<UInt8>
  private typealias Wide = SIMD16<UInt16>
  private typealias Samples = SIMD8<UInt16>

  @inline(__always)
  private static func product(_ samples: SIMD8<UInt16>, _ weight: UInt16) -> SIMD8<UInt32> {
    samples.widened &* SIMD8<UInt16>(repeating: weight).widened
  }
}
