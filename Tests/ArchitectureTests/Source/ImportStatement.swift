/// The module that a line of code imports.
struct ImportStatement: Equatable {
  let module: Substring

  private static let kinds: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Reads `@_exported public import struct Module.Part` and every shorter form; the line holds
  /// no comments.
  init?(_ line: Substring) {
    let words = line.split { " \t;".contains($0) }
    guard let keyword = words.firstIndex(of: "import"),
      words[..<keyword].allSatisfy(Self.isModifier)
    else { return nil }
    var rest = words[(keyword + 1)...]
    if rest.count > 1, let first = rest.first, Self.kinds.contains(first) {
      rest = rest.dropFirst()
    }
    guard let path = rest.first, let module = path.split(separator: ".").first else { return nil }
    self.module = module.filter { $0 != "`" }[...]
  }

  /// Attributes and access levels.
  private static func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@")
      || ["public", "package", "internal", "fileprivate", "private"].contains(word)
  }
}
