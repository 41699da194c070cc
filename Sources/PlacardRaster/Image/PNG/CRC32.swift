/// CRC-32 as PNG chunks have it, eight bytes a turn.
struct CRC32 {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for index in 0..<256 {
      tables[index] = (0..<8).reduce(UInt32(index)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
    for index in 256..<8 * 256 {
      let value = tables[index - 256]
      tables[index] = value >> 8 ^ tables[Int(value & 255)]
    }
    return tables
  }()

  private var state = UInt32.max

  /// The checksum of everything added so far.
  var value: UInt32 { ~state }

  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var crc = state
    Self.tables.withUnsafeBufferPointer { table in
      var offset = 0
      while offset + 8 <= bytes.count {
        let word =
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
          ^ UInt64(crc)
        crc = 0
        for byte in 0..<8 {
          crc ^= table[(7 &- byte) &* 256 &+ Int(word &>> UInt64(byte &* 8) & 255)]
        }
        offset &+= 8
      }
      while offset < bytes.count {
        crc = crc >> 8 ^ table[Int((crc ^ UInt32(bytes[offset])) & 255)]
        offset &+= 1
      }
    }
    state = crc
  }
}
