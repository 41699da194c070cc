/// Earlier places of the same bytes, by a hash of four of them and chains within DEFLATE's window.
final class MatchFinder {
  private static let hashBits: UInt32 = 14
  private static let window = DeflateAlphabet.farthest

  private let bytes: UnsafePointer<UInt8>
  private let heads: UnsafeMutablePointer<Int32>
  private let links: UnsafeMutablePointer<Int32>
  private let depth: Int

  /// - Parameters:
  ///   - bytes: everything that is searched, with eight readable bytes after it.
  ///   - depth: how many earlier places are tried.
  init(_ bytes: UnsafePointer<UInt8>, depth: Int) {
    self.bytes = bytes
    self.depth = depth
    heads = .allocate(capacity: 1 << Self.hashBits)
    heads.initialize(repeating: Int32(-Self.window - 1), count: 1 << Self.hashBits)
    links = .allocate(capacity: Self.window)
    links.initialize(repeating: Int32(-Self.window - 1), count: Self.window)
  }

  deinit {
    heads.deallocate()
    links.deallocate()
  }

  @inline(__always)
  private func hash(_ place: Int) -> Int {
    let word = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return Int((word.littleEndian &* 0x9E37_79B1) &>> (32 &- Self.hashBits))
  }

  /// Makes a place known.
  @inline(__always)
  func insert(_ place: Int) {
    let slot = hash(place)
    links[place & (Self.window &- 1)] = heads[slot]
    heads[slot] = Int32(truncatingIfNeeded: place)
  }

  /// Finds a longer copy than one that is known already.
  ///
  /// - Parameters:
  ///   - limit: most bytes to compare, at most 258.
  ///   - best: length and distance so far; longer ones replace it.
  @inline(__always)
  func improve(_ best: inout (length: Int, distance: Int), at place: Int, limit: Int) {
    var candidate = Int(heads[hash(place)])
    for _ in 0..<depth {
      let distance = place &- candidate
      guard candidate >= 0, distance <= Self.window, distance > 0 else { return }
      if bytes[candidate &+ best.length] == bytes[place &+ best.length] {
        let length = Self.length(bytes + candidate, bytes + place, limit)
        // Four bytes from far away cost more than as literals.
        if length > best.length, length > 4 || distance < 4096 {
          best = (length, distance)
          if length >= limit { return }
        }
      }
      candidate = Int(links[candidate & (Self.window &- 1)])
    }
  }

  /// How many bytes are the same, at most `limit`.
  @inline(__always)
  static func length(
    _ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>, _ limit: Int
  ) -> Int {
    let first = UnsafeRawPointer(left)
    let second = UnsafeRawPointer(right)
    var length = 0
    while length < limit {
      let difference =
        first.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
        ^ second.loadUnaligned(fromByteOffset: length, as: UInt64.self).littleEndian
      if difference != 0 {
        return min(limit, length &+ difference.trailingZeroBitCount &>> 3)
      }
      length &+= 8
    }
    return limit
  }
}
