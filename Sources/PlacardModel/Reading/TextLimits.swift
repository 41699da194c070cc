/// What a text may hold, so that any document is drawn, or refused, within a second or two.
public enum TextLimits {
  /// Most Unicode scalars of a text.
  public static let length = 20_000
  /// Most scalars between two places at which a line may be broken.
  ///
  /// Tearing a word takes time that grows with its square, so all words of a text together may take
  /// as long as one of this length.
  public static let wordLength = 2_000
  /// Most buttons of an alert.
  public static let buttons = 200
  /// Most fields of an alert.
  public static let fields = 1_000
  /// Most combining marks on one character.
  public static let marks = 64

  /// Most scalars of a button's title, which cannot scroll by itself.
  public static let titleLength = 300
  /// Most line breaks of a button's title.
  public static let titleBreaks = 10

  /// What is wrong with a button's title; `nil` for a good one.
  public static func problem(
    inTitle title: String
  ) -> (code: DocumentError.Code, message: String)? {
    if let problem = problem(in: title) { return problem }
    if title.unicodeScalars.count > titleLength {
      return (.tooLarge, "has more than \(titleLength) characters, too many for a button")
    }
    if title.count(where: \.isNewline) > titleBreaks {
      return (.tooLarge, "has more than \(titleBreaks) line breaks, too many for a button")
    }
    return nil
  }

  /// What is wrong with a text, as a sentence without its subject; `nil` for a good one.
  public static func problem(in text: String) -> (code: DocumentError.Code, message: String)? {
    var length = 0
    var word = 0
    var squares = 0
    var marks = 0
    for scalar in text.unicodeScalars {
      if scalar.isUndrawableControl {
        return (
          .controlCharacter,
          "holds the control character U+\(scalar.hexadecimal); only line breaks and tabs are allowed"
        )
      }
      if scalar.properties.isNoncharacterCodePoint {
        return (
          .controlCharacter,
          "holds U+\(scalar.hexadecimal), which Unicode keeps from ever being a character"
        )
      }
      length += 1
      word = scalar.allowsBreak ? 0 : word + 1
      if word > 0 { squares += 2 * word - 1 }
      marks = scalar.isCombiningMark ? marks + 1 : 0
      if marks > Self.marks {
        return (.tooLarge, "has more than \(Self.marks) combining marks on one character")
      }
      if word > wordLength {
        return (.tooLarge, "has more than \(wordLength) characters without a blank")
      }
      if squares > wordLength * wordLength {
        return (
          .tooLarge,
          "has too many long words: the squares of their lengths add up to more than "
            + "\(wordLength * wordLength)"
        )
      }
      if length > Self.length { return (.tooLarge, "has more than \(Self.length) characters") }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character other than tab and line breaks.
  public var isUndrawableControl: Bool {
    (value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D)
      || (0x7F...0x9F).contains(value)
  }

  /// Whether a line may be broken beside the scalar wherever it stands, as far as that is certain:
  /// at blanks and, in scripts that write words without them, by dictionary or between any two.
  fileprivate var allowsBreak: Bool {
    switch value {
    case 0xA0, 0x2007, 0x202F: false  // no-break spaces
    case 0x200B: true  // zero-width space
    case 0x0E00...0x0E7F: true  // Thai
    case 0x1100...0x11FF, 0xAC00...0xD7A3: true  // Hangul
    case 0x1F000...: properties.isEmojiPresentation || properties.isIdeographic
    default: properties.isWhitespace || properties.isIdeographic
    }
  }

  /// Whether the scalar stands on the one before it.
  var isCombiningMark: Bool {
    guard value > 0x2FF else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  /// Four to six hexadecimal digits, as in U+00E9.
  public var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
