/// The checksum of zlib streams.
struct Adler32 {
  private static let prime: UInt64 = 65_521
  /// Bytes of a turn: the sums of its sixteen lanes stay below 2¹⁶.
  private static let turn = 256

  private var low: UInt64 = 1
  private var high: UInt64 = 0

  var value: UInt32 { UInt32(truncatingIfNeeded: high << 16 | low) }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + Self.turn <= raw.count {
      var sums = SIMD16<UInt16>()
      var prefixes = SIMD16<UInt16>()
      for block in 0..<Self.turn / 16 {
        let lane = raw.loadUnaligned(
          fromByteOffset: offset &+ block &* 16, as: SIMD16<UInt8>.self)
        prefixes &+= sums
        sums &+= SIMD16<UInt16>(truncatingIfNeeded: lane)
      }
      var total: UInt64 = 0
      var weighted: UInt64 = 0
      for lane in 0..<16 {
        let sum = UInt64(sums[lane])
        total &+= sum
        weighted &+= UInt64(prefixes[lane]) &* 16 &+ sum &* UInt64(16 &- lane)
      }
      high = (high &+ low &* UInt64(Self.turn) &+ weighted) % Self.prime
      low = (low &+ total) % Self.prime
      offset &+= Self.turn
    }
    while offset < raw.count {
      low = (low &+ UInt64(raw[offset])) % Self.prime
      high = (high &+ low) % Self.prime
      offset &+= 1
    }
  }

  /// Goes on with the bytes of another sum.
  mutating func add(_ other: Adler32, count: Int) {
    let length = UInt64(count) % Self.prime
    high =
      (high + other.high + length * ((low + Self.prime - 1) % Self.prime)) % Self.prime
    low = (low + other.low + Self.prime - 1) % Self.prime
  }
}
