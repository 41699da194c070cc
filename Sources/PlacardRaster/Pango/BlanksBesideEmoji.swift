/// Finds blanks next to emoji and to signs that have an emoji form.
///
/// Pango gives a blank the font of its neighbour, and a blank of an emoji font is as wide as a
/// picture; these blanks are to come from the text's own font.
enum BlanksBesideEmoji {
  /// The byte ranges of such blanks, each with its neighbours that are blanks too.
  static func ranges(in text: String) -> [Range<Int>] {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return [] }
    var ranges: [Range<Int>] = []
    var blank: Range<Int>?
    var touches = false
    var isSign = false
    var offset = 0
    func close() {
      if let blank, touches { ranges.append(blank) }
    }
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar == " " || scalar == "\u{A0}" {
        if blank == nil { touches = isSign }
        blank = (blank?.lowerBound ?? offset)..<end
      } else {
        isSign = scalar.belongsToEmoji
        touches = touches || isSign
        close()
        blank = nil
        touches = false
      }
      offset = end
    }
    close()
    return ranges
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an emoji, a sign with an emoji form, or the end of an emoji sequence.
  fileprivate var belongsToEmoji: Bool {
    guard value >= 0x80 else { return false }
    return properties.isEmoji || properties.isVariationSelector || self == "\u{20E3}"
      || (0xE0020...0xE007F).contains(value)
  }
}
