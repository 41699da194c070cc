/// Finds files that hold a type that they are not named after.
///
/// A file `Type.swift` declares `Type` and no other type but nested and private ones; a file
/// `Type+Aspect.swift` extends `Type`.
struct TypeNameCheck: SourceCheck {
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "final", "indirect", "open", "nonisolated",
  ]

  func breaches(in file: SourceFile) -> [String] {
    let parts = file.name.split(separator: "+", maxSplits: 1)
    guard let base = parts.first else { return [] }
    var breaches: [String] = []
    var extended: Set<Substring> = []
    var depth = 0
    for (index, line) in file.code.enumerated() {
      if depth == 0, let (kind, name) = Self.declaration(line) {
        if kind == "extension" {
          extended.insert(name)
        } else if name != base {
          breaches.append(file.breach(index, "declares \(name), a type of another file"))
        }
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
    if parts.count > 1, !extended.contains(base) {
      breaches.append("\(file.path): extends no \(base)")
    }
    return breaches
  }

  /// The kind and the name of the type that a line declares or extends, outside of private ones.
  private static func declaration(_ line: Substring) -> (kind: Substring, name: Substring)? {
    var words = line.split { " :<{,".contains($0) }[...]
    while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
      words = words.dropFirst()
    }
    guard let kind = words.first, let name = words.dropFirst().first else { return nil }
    guard kinds.contains(kind) || kind == "extension" else { return nil }
    return (kind, name.prefix { $0 != "." })
  }
}
