/// Two ways to write a zlib stream that need no compressor.
enum Deflate {
  /// The bytes as they are, in blocks of at most 65,535.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let length = UInt16(block.count)
      out.append(rest.isEmpty ? 1 : 0)
      for value in [length, ~length] {
        out += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
      }
      out += block
    } while !rest.isEmpty
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return out + PNGFile.bigEndian(b << 16 | a)
  }

  /// A stream that inflates to one letter more than 258 times the repetitions, 13 bits for each.
  ///
  /// Its checksum is wrong, which a reader learns at the end only.
  static func bomb(repetitions count: Int) -> [UInt8] {
    var out: [UInt8] = [0x78, 0xDA]
    var buffer: UInt32 = 0
    var filled: UInt32 = 0
    func put(_ value: UInt32, _ width: UInt32) {
      buffer |= value << filled
      filled += width
      while filled >= 8 {
        out.append(UInt8(truncatingIfNeeded: buffer))
        buffer >>= 8
        filled -= 8
      }
    }
    // Codes of the fixed table are written from their highest bit on.
    func code(_ value: UInt32, _ width: UInt32) {
      for bit in (0..<width).reversed() { put((value >> bit) & 1, 1) }
    }
    put(1, 1)
    put(1, 2)
    code(0x30 + 0x41, 8)
    for _ in 0..<count {
      // Length 258 is symbol 285; distance 1 is symbol 0.
      code(0b1100_0101, 8)
      code(0, 5)
    }
    code(0, 7)
    put(0, 7)
    return out + [0, 0, 0, 0]
  }
}
