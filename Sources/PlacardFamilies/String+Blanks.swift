extension String {
  /// The text without blanks and line breaks at its ends, which would shift centred lines; empty
  /// where it holds nothing but those and invisible characters.
  var withoutBlankEnds: String {
    guard unicodeScalars.contains(where: \.isVisible),
      let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is neither a blank nor a sign that only steers its neighbours.
  fileprivate var isVisible: Bool {
    !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}
