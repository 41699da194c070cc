extension String {
  /// The text without blanks and line breaks at its ends; those would shift centred lines.
  var withoutBlankEnds: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
