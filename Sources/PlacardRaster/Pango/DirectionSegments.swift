import PlacardGraphics

/// Parts of a text that Pango may set together.
///
/// Pango gives a paragraph without letters, such as a number, the direction of the letters before it
/// or else after it; by Unicode's rules and on iOS it has the layout's. So no part holds both such a
/// paragraph and letters of the other direction.
enum DirectionSegments {
  /// Byte ranges without the separators between them.
  static func of(_ text: String, _ direction: LayoutDirection) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    // Below U+0590 every letter runs from left to right.
    guard direction == .rightToLeft || bytes.contains(where: { $0 >= 0xD6 }) else {
      return [0..<bytes.count]
    }
    var segments: [Range<Int>] = []
    var start = 0
    var end = 0
    var isNeutral = false
    var isForeign = false
    for paragraph in paragraphs(bytes) {
      let directions = Set(
        String(decoding: bytes[paragraph], as: UTF8.self).unicodeScalars.lazy
          .compactMap(\.letterDirection))
      let neutral = directions.isEmpty && !paragraph.isEmpty
      let foreign = directions.contains { $0 != direction }
      if (neutral && isForeign) || (foreign && isNeutral) {
        segments.append(start..<end)
        start = paragraph.lowerBound
        (isNeutral, isForeign) = (false, false)
      }
      isNeutral = isNeutral || neutral
      isForeign = isForeign || foreign
      end = paragraph.upperBound
    }
    segments.append(start..<bytes.count)
    return segments
  }

  /// The paragraphs as Pango finds them: parted by LF, CR, CR LF or U+2029.
  private static func paragraphs(_ bytes: [UInt8]) -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    var offset = 0
    while offset < bytes.count {
      let length: Int
      switch bytes[offset] {
      case 0x0A: length = 1
      case 0x0D: length = offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): length = 3
      default: length = 0
      }
      if length > 0 {
        paragraphs.append(start..<offset)
        start = offset + length
      }
      offset += max(1, length)
    }
    paragraphs.append(start..<bytes.count)
    return paragraphs
  }
}

extension Unicode.Scalar {
  /// The direction of a letter or of a direction mark; `nil` for anything else.
  fileprivate var letterDirection: LayoutDirection? {
    switch value {
    case 0x200E: .leftToRight
    case 0x200F, 0x061C: .rightToLeft
    case _ where !properties.isAlphabetic: nil
    // The areas that Unicode keeps for scripts written from right to left.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      .rightToLeft
    default: .leftToRight
    }
  }
}
