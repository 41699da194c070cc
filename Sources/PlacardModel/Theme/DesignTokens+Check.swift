import PlacardGraphics

extension DesignTokens {
  /// Follows every reference of some tokens in both schemes.
  ///
  /// - Throws: the first problem, with all the others in its message.
  func check(_ paths: [String]) throws(DocumentError) {
    var problems: [DocumentError] = []
    // Tokens of one circle are one problem.
    var reported: Set<String> = []
    for path in paths where !reported.contains(path) {
      for scheme in ColorScheme.allCases {
        var chain: [String] = []
        do { _ = try value(path, scheme, &chain) } catch {
          if error.code == .invalid { reported.formUnion(chain) }
          if !problems.contains(error) { problems.append(error) }
        }
      }
    }
    guard var problem = problems.first else { return }
    let most = 20
    let others = problems.dropFirst().prefix(most).map { "\($0.path) \($0.message)" }
    if !others.isEmpty {
      let rest = problems.count - 1 - others.count
      problem.message += "; and " + others.joined(separator: "; and ")
      if rest > 0 { problem.message += "; and \(rest) more" }
    }
    throw problem
  }

  /// Paths that may have been meant: those that a path would name from inside a group, then near
  /// ones.
  func suggestions(for target: String) -> [String] {
    let paths = Self.values(of: root).map(\.path)
    let inside = paths.filter { $0.hasSuffix(".\(target)") }
    return inside + NearNames.closest(to: target, in: paths).filter { !inside.contains($0) }
  }
}
