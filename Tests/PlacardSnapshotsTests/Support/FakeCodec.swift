import PlacardGraphics
import PlacardSnapshots

/// A file format for tests: a magic number, width and height, the pixels, an end mark; what is cut
/// anywhere is refused.
enum FakeCodec {
  struct Truncated: Error, CustomStringConvertible {
    let description = "truncated file"
  }

  static let standard = SnapshotCodec(
    encode: { bitmap, _ in encode(bitmap) }, decode: { try decode($0) })

  static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let words = [magic, UInt32(bitmap.width), UInt32(bitmap.height)] + bitmap.pixels + [end]
    return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  static func decode(_ bytes: [UInt8]) throws -> Bitmap {
    let words = stride(from: 0, to: bytes.count - 3, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32($1 * 8) }
    }
    guard words.count > 4, words[0] == magic, words.last == end, bytes.count % 4 == 0,
      words.count == 4 + Int(words[1]) * Int(words[2])
    else { throw Truncated() }
    return Bitmap(
      width: Int(words[1]), height: Int(words[2]), pixels: Array(words[3..<words.count - 1]))
  }

  private static let magic: UInt32 = 0x454b_4146
  private static let end: UInt32 = 0x2144_4e45
}
