/// Bytes that grow, written bit by bit from the lowest bit of each byte up, as DEFLATE wants them.
struct BitWriter: ~Copyable {
  private(set) var bytes: UnsafeMutableRawPointer
  private(set) var count = 0
  private var capacity: Int
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// - Parameters:
  ///   - capacity: bytes to begin with; more are taken by `reserve(_:)`.
  init(capacity: Int) {
    self.capacity = max(64, capacity)
    bytes = .allocate(byteCount: self.capacity, alignment: 8)
  }

  deinit { bytes.deallocate() }

  /// Makes room for so many more bytes and the eight that a flush may store too many.
  mutating func reserve(_ more: Int) {
    guard count + more + 16 > capacity else { return }
    capacity = (count + more + 16) * 2
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = larger
  }

  /// Keeps bits until the next flush, which must come before more than 56 are kept.
  @inline(__always)
  mutating func put(_ value: UInt64, _ width: UInt64) {
    bits |= value &<< bitCount
    bitCount &+= width
  }

  /// Stores what is kept; fewer than eight bits stay.
  @inline(__always)
  mutating func flush() {
    bytes.storeBytes(of: bits.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: bitCount &>> 3)
    bits &>>= bitCount & 56
    bitCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    bitCount = (bitCount + 7) & ~7
    flush()
  }

  /// Appends whole bytes; the writer must be aligned and have room.
  mutating func append(_ source: UnsafeRawPointer, count more: Int) {
    bytes.advanced(by: count).copyMemory(from: source, byteCount: more)
    count += more
  }

  /// How many bits the next byte boundary is away, 0…7.
  var bitsToBoundary: Int { Int((8 - bitCount) & 7) }
}
