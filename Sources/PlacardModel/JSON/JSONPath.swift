/// The paths that name a place in a document: `buttons[0].title`.
///
/// A key that holds `.`, `[`, `]`, `"` or control characters, or is empty, stands in brackets and
/// quotes: `colors["background.info"]`.
public enum JSONPath {
  /// One step of a path.
  enum Step: Hashable {
    case key(String)
    case index(Int)
    /// `[+]`: the place after a list's last element.
    case end
  }

  /// How many steps a path may have; deeper documents could not be read back.
  static let longest = JSONParser.maximumDepth

  static func appending(key: String, to path: String) -> String {
    let isPlain = !key.isEmpty && key.unicodeScalars.allSatisfy { !mustBeQuoted($0) }
    guard isPlain else { return "\(path)[\(JSONText.excerpt(key))]" }
    return (path.isEmpty ? "" : "\(path).") + JSONText.shortened(key)
  }

  static func appending(index: Int, to path: String) -> String { "\(path)[\(index)]" }

  private static func mustBeQuoted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "[", "]", "\"": true
    default: scalar.isUnprintable
    }
  }

  /// Reads a path.
  static func steps(of path: String) throws(DocumentError) -> [Step] {
    var steps: [Step] = []
    var rest = Substring(path).unicodeScalars
    while !rest.isEmpty {
      if rest.first == "[" {
        steps.append(try bracketed(&rest, in: path))
      } else {
        if !steps.isEmpty {
          guard rest.first == "." else { throw malformed(path, "a \".\" is missing after \"]\"") }
          rest.removeFirst()
        }
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty, !key.contains(where: { $0 == "]" || $0 == "\"" }) else {
          throw malformed(path, "a key must not be empty or hold \"]\" or quotes")
        }
        steps.append(.key(String(Substring(key))))
        rest = rest[key.endIndex...]
      }
      guard steps.count <= longest else {
        throw DocumentError(
          .tooDeep, "the path \(JSONText.excerpt(path)) must have at most \(longest) steps")
      }
    }
    guard !steps.isEmpty else { throw malformed(path, "it is empty") }
    return steps
  }

  /// Takes `[0]`, `[+]` or `["key"]` off the front.
  private static func bracketed(
    _ rest: inout Substring.UnicodeScalarView, in path: String
  ) throws(DocumentError) -> Step {
    var isQuoted = false
    var isEscaped = false
    let close = rest.firstIndex { scalar in
      defer { isEscaped = scalar == "\\" && !isEscaped }
      if scalar == "\"", !isEscaped { isQuoted.toggle() }
      return scalar == "]" && !isQuoted
    }
    guard let close else { throw malformed(path, "a \"]\" is missing") }
    let inner = Substring(rest[rest.index(after: rest.startIndex)..<close])
    rest = rest[rest.index(after: close)...]
    if inner == "+" { return .end }
    if inner.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(inner) {
      return .index(index)
    }
    guard inner.unicodeScalars.first == "\"",
      case .string(let key) = try? JSONParser.parse(inner.utf8).value
    else {
      throw malformed(path, "brackets must hold a number from 0, \"+\" or a key in quotes")
    }
    return .key(key)
  }

  private static func malformed(_ path: String, _ reason: String) -> DocumentError {
    DocumentError(.invalid, "the path \(JSONText.excerpt(path)) is not valid: \(reason)")
  }
}
