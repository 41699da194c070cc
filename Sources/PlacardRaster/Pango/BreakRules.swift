/// What Unicode's character properties add to Pango's own rules of where a line may begin.
enum BreakRules {
  /// Byte ranges whose inner character boundaries must not become line breaks: signs that belong to
  /// their neighbour but are clusters of their own to Pango, for the case that a word is torn.
  static func unbreakable(in text: String) -> [Range<Int>] {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var ranges: [Range<Int>] = []
    var previous: (scalar: Unicode.Scalar, offset: Int)?
    var offset = 0
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if let previous, belongsTogether(previous.scalar, scalar) {
        if let last = ranges.last, last.upperBound > previous.offset {
          ranges[ranges.count - 1] = last.lowerBound..<end
        } else {
          ranges.append(previous.offset..<end)
        }
      }
      previous = (scalar, offset)
      offset = end
    }
    return ranges
  }

  private static func belongsTogether(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    // Below the first Indic block there are no such signs.
    guard first.value >= 0x900, second.value >= 0x900 else { return false }
    let after = second.properties
    return after.generalCategory == .spacingMark || dependentVowels.contains(second.value)
      || leadingVowels.contains(where: { $0.contains(first.value) })
      || (first.properties.canonicalCombiningClass == .virama && after.isAlphabetic)
      || (after.isEmojiModifier && first.properties.isEmojiModifierBase)
  }

  /// Thai and Lao vowels written after their consonant.
  private static let dependentVowels: [UInt32] = [
    0x0E30, 0x0E32, 0x0E33, 0x0E45, 0x0EB0, 0x0EB2, 0x0EB3,
  ]
  /// Thai and Lao vowels written before their consonant.
  private static let leadingVowels: [ClosedRange<UInt32>] = [0x0E40...0x0E44, 0x0EC0...0x0EC4]

  /// Whether a line may begin between any two clusters of the character's script: it writes words
  /// without blanks and Pango has no dictionary for it.
  static func breaksAtClusters(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E80...0x0EFF,  // Lao
      0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F,  // Myanmar
      0x1780...0x17FF,  // Khmer
      0x1950...0x19DF, 0x1A20...0x1AAF, 0xAA80...0xAADF:  // Tai scripts
      true
    default: false
    }
  }
}
