/// Plain text for a terminal of 80 columns.
enum TextColumns {
  /// The width that no line exceeds unless a single word does.
  static let width = 80

  /// The lines of a paragraph, broken between words.
  static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Rows of a term and its explanation, indented by two and aligned in two columns.
  ///
  /// A term wider than 26 columns has its explanation start on the next line.
  static func table(_ rows: [(term: String, text: String)]) -> [String] {
    let termWidth = min(26, rows.map(\.term.count).max() ?? 0)
    let margin = String(repeating: " ", count: 2 + termWidth + 2)
    return rows.flatMap { term, text in
      var lines = wrap(text, width: width - margin.count).map { margin + $0 }
      let lead = "  " + term
      if lead.count + 2 <= margin.count, let first = lines.first {
        lines[0] = lead + first.dropFirst(lead.count)
      } else {
        lines.insert(lead, at: 0)
      }
      return lines
    }
  }
}
