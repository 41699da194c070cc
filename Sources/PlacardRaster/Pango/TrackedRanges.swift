/// Where a text takes the system face's letter spacing.
enum TrackedRanges {
  /// Byte ranges of the text in scripts that the system face has.
  ///
  /// Letters of other scripts come from other faces: spacing would part joined Arabic letters and
  /// tear the headline of Devanagari. Signs between letters go with the letter before.
  static func of(_ text: String) -> [Range<Int>] {
    let whole = 0..<text.utf8.count
    var ranges: [Range<Int>] = []
    var isTracked: Bool?
    var start = 0
    var offset = 0
    for scalar in text.unicodeScalars {
      if let own = isTrackedLetter(scalar) {
        if isTracked == true, !own { ranges.append(start..<offset) }
        if isTracked == false, own { start = offset }
        isTracked = own
      }
      offset += UTF8.width(scalar)
    }
    guard let isTracked else { return [whole] }
    if isTracked { ranges.append(start..<offset) }
    return ranges
  }

  /// Whether a letter is Latin, Greek or Cyrillic; `nil` for what is no letter.
  private static func isTrackedLetter(_ scalar: Unicode.Scalar) -> Bool? {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic ? true : nil }
    guard scalar.properties.isAlphabetic, !scalar.properties.generalCategory.isMark else {
      return nil
    }
    switch scalar.value {
    case 0x80..<0x530, 0x1C80...0x1C8F, 0x1D00...0x1FFF, 0x2070...0x218F, 0x2C60...0x2C7F,
      0xA640...0xA69F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06:
      return true
    default: return false
    }
  }
}

extension Unicode.GeneralCategory {
  /// Whether characters of the category stand on others.
  fileprivate var isMark: Bool {
    self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
  }
}
