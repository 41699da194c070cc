import Placard

/// A PNG file put together chunk by chunk, so that tests can make sound and broken ones without the
/// library that they test.
struct PNGFile {
  struct Chunk {
    var type: String
    var data: [UInt8]
    /// Whether the checksum is spoilt.
    var isDamaged = false
  }

  var chunks: [Chunk]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A picture with straight alpha, stored without compression.
  static func rgba(width: Int, height: Int, _ pixels: [Color]) -> PNGFile {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for color in pixels[y * width..<(y + 1) * width] {
        rows += [color.red, color.green, color.blue, color.alpha]
      }
    }
    return PNGFile(chunks: [
      header(width: width, height: height, depth: 8, colorType: 6),
      Chunk(type: "IDAT", data: Deflate.stored(rows)), Chunk(type: "IEND", data: []),
    ])
  }

  /// A picture of one opaque colour.
  static func plain(_ color: Color = Color(255, 255, 255), side: Int = 16) -> PNGFile {
    rgba(width: side, height: side, [Color](repeating: color, count: side * side))
  }

  static func header(width: Int, height: Int, depth: UInt8, colorType: UInt8) -> Chunk {
    Chunk(
      type: "IHDR",
      data: bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [depth, colorType, 0, 0, 0])
  }

  /// The file with a chunk after its header.
  func inserting(_ chunk: Chunk) -> PNGFile {
    PNGFile(chunks: [chunks[0], chunk] + chunks.dropFirst())
  }

  var bytes: [UInt8] {
    chunks.reduce(into: Self.signature) { file, chunk in
      let body = Array(chunk.type.utf8) + chunk.data
      let checksum = Self.checksum(body) ^ (chunk.isDamaged ? 1 : 0)
      file += Self.bigEndian(UInt32(chunk.data.count)) + body + Self.bigEndian(checksum)
    }
  }

  /// The names of a sound file's chunks in their order.
  static func chunks(of file: [UInt8]) -> [String] {
    var names: [String] = []
    var offset = signature.count
    while offset + 8 <= file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: file[offset + 4..<offset + 8], as: UTF8.self))
      offset += length + 12
    }
    return names
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// The CRC-32 of the PNG specification.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes { crc = table[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
    return ~crc
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }
}
