import Testing

/// A small JPEG file with what another reader finds in it.
struct JPEGSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// Size of the upright picture in pixels.
  let width: Int
  let height: Int
  /// CRC-32 of the upright picture's RGB bytes.
  let checksum: UInt32
  let bytes: [UInt8]

  init(_ name: String, _ width: Int, _ height: Int, _ checksum: UInt32, _ base64: String) {
    self.name = name
    self.width = width
    self.height = height
    self.checksum = checksum
    bytes = Self.decoded(base64)
  }

  var testDescription: String { name }

  /// The sample of a name.
  static func named(_ name: String) throws -> JPEGSample {
    try #require(all.first { $0.name == name })
  }

  /// The samples that hold colours for a screen.
  static let readable = all.filter { $0.name != "CMYK" }

  private static func decoded(_ base64: String) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes: [UInt8] = []
    var (bits, count) = (0, 0)
    for character in base64.utf8 {
      guard let value = digits.firstIndex(of: character) else { continue }
      bits = (bits << 6 | value) & 0xFF_FFFF
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }
}
