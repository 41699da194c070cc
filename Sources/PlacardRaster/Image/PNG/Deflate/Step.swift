/// One step of a parse: literals, then a copy of what came before.
struct Step {
  private let packed: UInt64

  /// - Parameters:
  ///   - literals: bytes taken as they are, below 2³².
  ///   - length: bytes copied, 3…258, or 0 for none.
  ///   - distance: how far back, 1…32,768, or 0 for none.
  @inline(__always)
  init(literals: Int, length: Int, distance: Int) {
    packed =
      UInt64(truncatingIfNeeded: literals) &<< 32 | UInt64(truncatingIfNeeded: length) &<< 16
      | UInt64(truncatingIfNeeded: distance)
  }

  @inline(__always) var literals: Int { Int(truncatingIfNeeded: packed &>> 32) }
  @inline(__always) var length: Int { Int(truncatingIfNeeded: packed &>> 16 & 0xFFFF) }
  @inline(__always) var distance: Int { Int(truncatingIfNeeded: packed & 0xFFFF) }
}
