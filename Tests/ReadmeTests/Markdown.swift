/// A page of documentation taken apart line by line.
struct Markdown {
  /// A block of code and the language behind its opening fence.
  struct Block {
    var language: Substring
    var lines: [Substring] = []
  }

  private(set) var blocks: [Block] = []
  /// The lines outside of blocks.
  private(set) var prose: [Substring] = []

  init(_ text: String) {
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(block)
          open = nil
        } else {
          open = Block(language: line.dropFirst(3))
        }
      } else if open != nil {
        open?.lines.append(line)
      } else {
        prose.append(line)
      }
    }
  }

  /// The blocks of one language.
  func blocks(_ language: String) -> [Block] { blocks.filter { $0.language == language } }

  /// The cells of every table row, without the lines below headings.
  var rows: [[Substring]] {
    prose.filter { $0.hasPrefix("| ") }
      .map { $0.split(separator: " | ").map { $0.trimming { $0 == " " || $0 == "|" } } }
  }

  /// What stands between backquotes.
  static func code(in text: Substring) -> [Substring] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  /// The targets of links and pictures that lie in the repository.
  var links: [Substring] {
    prose.flatMap { line in
      line.matches(of: /\]\(([^)#]+)/).map(\.output.1)
        + line.matches(of: /src="([^"]+)"/).map(\.output.1)
    }
    .filter { !$0.contains("://") }
  }
}

extension Substring {
  /// The text without certain characters at its ends.
  func trimming(_ isTrimmed: (Character) -> Bool) -> Substring {
    var rest = drop(while: isTrimmed)
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
