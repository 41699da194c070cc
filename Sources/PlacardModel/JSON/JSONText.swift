/// The spelling of JSON's texts and numbers, in documents and in messages.
enum JSONText {
  /// How much of a value a message shows, in Unicode scalars with the ellipsis.
  static let longestExcerpt = 60

  /// A text in quotes.
  ///
  /// All control characters are escaped, also those of direction, so that the result is safe to
  /// print.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.isUnprintable:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A text in quotes, cut to the length that a message shows.
  static func excerpt(_ text: String) -> String { quoted(shortened(text)) }

  /// A text cut to the length that a message shows.
  static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(
        scalars.startIndex, offsetBy: longestExcerpt, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars.prefix(longestExcerpt - 1)) + "…"
  }

  /// The shortest text that reads back as the same number, without `.0`.
  static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
