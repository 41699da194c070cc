/// What a text may hold, so that any document is drawn, or refused, within a second or two.
public enum TextLimits {
  /// Most Unicode scalars of a text.
  public static let length = 20_000
  /// Most scalars without a blank in scripts that part words by blanks: tearing a word takes time
  /// that grows with its square.
  public static let wordLength = 2_000
  /// Most buttons of an alert.
  public static let buttons = 200
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
    var marks = 0
    for scalar in text.unicodeScalars {
      if scalar.isUndrawableControl {
        return (
          .controlCharacter,
          "holds the control character U+\(scalar.hexadecimal); only line breaks and tabs are allowed"
        )
      }
      length += 1
      let partsWords = scalar.value < 0x0E00
      word = scalar.properties.isWhitespace || !partsWords ? 0 : word + 1
      marks = scalar.isCombiningMark ? marks + 1 : 0
      if marks > Self.marks {
        return (.tooLarge, "has more than \(Self.marks) combining marks on one character")
      }
      if word > wordLength {
        return (.tooLarge, "has more than \(wordLength) characters without a blank")
      }
      if length > Self.length { return (.tooLarge, "has more than \(Self.length) characters") }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character other than tab and line breaks.
  public var isUndrawableControl: Bool {
    (value < 0x20 && value != 0x09 && value != 0x0A && value != 0x0D) || value == 0x7F
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
