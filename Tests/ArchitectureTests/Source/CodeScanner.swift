/// Takes comments and the text of string literals out of Swift code and keeps its lines.
///
/// Code inside an interpolation stays. Regular-expression literals are not known.
struct CodeScanner {
  private enum State: Equatable {
    /// Code; inside an interpolation with the number of open parentheses.
    case code(open: Int)
    case lineComment
    case blockComment
    case string(quotes: Int, hashes: Int)
  }

  private let text: [Character]
  private var at = 0
  private var states: [State] = [.code(open: 0)]
  private var result = ""

  /// The code of a text, line for line.
  static func code(of text: String) -> String {
    var scanner = CodeScanner(text: Array(text))
    while scanner.at < scanner.text.count { scanner.step() }
    return scanner.result
  }

  private init(text: [Character]) { self.text = text }

  private mutating func step() {
    switch states[states.count - 1] {
    case .code(let open): stepCode(open)
    case .lineComment:
      if text[at] == "\n" { states.removeLast() } else { at += 1 }
    case .blockComment:
      if skip("/*") {
        states.append(.blockComment)
      } else if skip("*/") {
        states.removeLast()
      } else {
        advance(keeping: text[at] == "\n")
      }
    case .string(let quotes, let hashes): stepString(quotes, hashes)
    }
  }

  private mutating func stepCode(_ open: Int) {
    if skip("//") {
      states.append(.lineComment)
    } else if skip("/*") {
      states.append(.blockComment)
    } else if let opening = openingQuotes() {
      result += "\""
      states.append(opening)
    } else if states.count > 1, text[at] == ")", open == 0 {
      states.removeLast()
      advance(keeping: true)
    } else {
      let change = text[at] == "(" ? 1 : text[at] == ")" ? -1 : 0
      states[states.count - 1] = .code(open: open + change)
      advance(keeping: true)
    }
  }

  private mutating func stepString(_ quotes: Int, _ hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    if skip("\\" + marks + "(") {
      result += "("
      states.append(.code(open: 0))
    } else if skip(String(repeating: "\"", count: quotes) + marks) {
      result += "\""
      states.removeLast()
    } else if skip("\\" + marks) {
      if at < text.count { advance(keeping: text[at] == "\n") }
    } else {
      advance(keeping: text[at] == "\n")
    }
  }

  /// Skips the quotes that open a literal here.
  private mutating func openingQuotes() -> State? {
    var end = at
    while end < text.count, text[end] == "#" { end += 1 }
    let hashes = end - at
    guard end < text.count, text[end] == "\"" else { return nil }
    let isLong = end + 2 < text.count && text[end + 1] == "\"" && text[end + 2] == "\""
    at = end + (isLong ? 3 : 1)
    return .string(quotes: isLong ? 3 : 1, hashes: hashes)
  }

  private mutating func skip(_ token: String) -> Bool {
    let token = Array(token)
    guard at + token.count <= text.count, text[at..<at + token.count].elementsEqual(token) else {
      return false
    }
    at += token.count
    return true
  }

  private mutating func advance(keeping: Bool) {
    if keeping { result.append(text[at]) }
    at += 1
  }
}
