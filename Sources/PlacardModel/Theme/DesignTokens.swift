package import PlacardGraphics

/// Design tokens: named values in groups that may refer to each other, as in
/// `{theme.color.background.info}`, and may differ in light and dark.
///
/// A value is a text, a number, `{"light": …, "dark": …}`, a reference in braces, or the W3C form
/// `{"$value": …}`; every other object is a group.
package struct DesignTokens: Sendable {
  /// The tokens with all changes in place.
  let root: JSONReader
  /// Remarkable paths of the changes: neither there before nor referred to by any token.
  package let unknown: [String]

  /// Puts changes over standard tokens; what the changes leave out stays.
  ///
  /// - Throws: `DocumentError` where a changed token refers to itself, to nothing or to a group.
  package init(_ standard: JSONNode, changes: JSONReader? = nil) throws(DocumentError) {
    let before = JSONReader(standard, path: changes?.path ?? "tokens")
    guard let changes else {
      root = before
      unknown = []
      return
    }
    _ = try changes.keys()
    root = JSONReader(Self.merge(standard, changes.node), path: changes.path)
    let known = Set(Self.values(of: before).map(\.path))
    let referred = Set(Self.values(of: root).flatMap { Self.targets(of: $0.node) })
    let changed = Self.values(of: changes).map(\.path)
    unknown = changed.filter { !known.contains($0) && !referred.contains($0) }
    try check(changed)
  }

  /// The colour of a token in a scheme.
  package func color(_ path: String, _ scheme: ColorScheme) throws(DocumentError) -> DynamicColor {
    try value(path, scheme).color()
  }

  /// The number of a token, the same in both schemes.
  package func number(
    _ path: String, in range: ClosedRange<Double>
  ) throws(DocumentError) -> Double {
    try value(path, .light).number(in: range)
  }

  /// The text of a token, the same in both schemes; `nil` where there is no such token.
  package func text(_ path: String) throws(DocumentError) -> String? {
    guard find(path) != nil else { return nil }
    return try value(path, .light).string()
  }

  /// The text of a token as one of an enumeration's names; `nil` where there is no such token.
  package func choice<Value: RawRepresentable & CaseIterable>(
    _ path: String, of type: Value.Type
  ) throws(DocumentError) -> Value? where Value.RawValue == String {
    guard find(path) != nil else { return nil }
    return try value(path, .light).choice(of: type)
  }

  /// The value that a token has in a scheme, all references followed.
  func value(_ path: String, _ scheme: ColorScheme) throws(DocumentError) -> JSONReader {
    var chain: [String] = []
    return try value(path, scheme, &chain)
  }

  /// The same; `chain` gets the paths that were gone through.
  func value(
    _ path: String, _ scheme: ColorScheme, _ chain: inout [String]
  ) throws(DocumentError) -> JSONReader {
    guard var reader = find(path) else {
      throw root.fail(.missingKey, "must have the token \"\(path)\"")
    }
    chain = [path]
    while true {
      if let target = Self.target(of: reader.node) {
        guard !chain.contains(target) else {
          let way = (chain + [target]).joined(separator: " → ")
          throw reader.fail(.invalid, "is \(reader.excerpt), which refers to itself: \(way)")
        }
        guard let next = find(target) else {
          throw reader.fail(
            .unknownName, "is \(reader.excerpt), which is no token",
            suggestions: suggestions(for: target))
        }
        chain.append(target)
        reader = next
      } else if Self.isGroup(reader.node) {
        let way = chain.count > 1 ? ", which \"\(chain[chain.count - 2])\" refers to" : ""
        throw reader.fail(.wrongType, "is a group of tokens\(way); it must be a value")
      } else if case .object = reader.node.value {
        if let inner = try reader.member("$value") {
          reader = inner
        } else {
          try reader.check(keys: ColorScheme.allCases.map(\.rawValue))
          reader = try reader.required(scheme.rawValue)
        }
      } else {
        return reader
      }
    }
  }
}
