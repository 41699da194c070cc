/// Recognizes picture formats that some reader here cannot read, so that an error can name them.
enum ForeignFormat {
  private static let rows: [(offset: Int, signature: [UInt8], name: String)] = [
    (0, [0xFF, 0xD8, 0xFF], "a JPEG"),
    (0, Array("GIF8".utf8), "a GIF"),
    (8, Array("WEBP".utf8), "a WebP"),
    (4, Array("ftypheic".utf8), "a HEIC"),
    (4, Array("ftypmif1".utf8), "a HEIC"),
    (4, Array("ftypavif".utf8), "an AVIF"),
    (0, [0x49, 0x49, 0x2A, 0], "a TIFF"),
    (0, [0x4D, 0x4D, 0, 0x2A], "a TIFF"),
    (0, Array("BM".utf8), "a BMP"),
    (0, Array("%PDF".utf8), "a PDF"),
    (0, Array("<svg".utf8), "an SVG"),
    (0, Array("<?xml".utf8), "an SVG"),
  ]

  /// The format's name with its article; `nil` for a file of no known kind.
  static func name(of bytes: [UInt8]) -> String? {
    rows.first { bytes.dropFirst($0.offset).starts(with: $0.signature) }?.name
  }
}
