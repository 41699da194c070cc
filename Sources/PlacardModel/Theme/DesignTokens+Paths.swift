import PlacardGraphics

extension DesignTokens {
  /// What stands at a path of keys with dots between them.
  func find(_ path: String) -> JSONReader? {
    var reader = root
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let next = try? reader.member(String(key)) else { return nil }
      reader = next
    }
    return reader
  }

  /// The path that a reference in braces names; `nil` for any other value.
  static func target(of node: JSONNode) -> String? {
    guard case .string(let text) = node.value, text.hasPrefix("{"), text.hasSuffix("}") else {
      return nil
    }
    return String(text.dropFirst().dropLast())
  }

  /// Every path that a value refers to, in whatever scheme.
  static func targets(of node: JSONNode) -> [String] {
    guard case .object(let members) = node.value else { return target(of: node).map { [$0] } ?? [] }
    return members.flatMap { targets(of: $0.value) }
  }

  /// Whether a node holds tokens and is none itself.
  static func isGroup(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.value else { return false }
    if members.contains(where: { $0.key == "$value" }) { return false }
    let schemes = ColorScheme.allCases.map(\.rawValue)
    return members.isEmpty || !members.allSatisfy { schemes.contains($0.key) }
  }

  /// Every token with its path, in the order of the document; keys with a dollar sign describe.
  static func values(of root: JSONReader) -> [(path: String, node: JSONNode)] {
    values(of: root.node, path: "")
  }

  private static func values(
    of node: JSONNode, path: String
  ) -> [(path: String, node: JSONNode)] {
    guard isGroup(node), case .object(let members) = node.value else { return [(path, node)] }
    return members.filter { !$0.key.hasPrefix("$") }.flatMap { member in
      values(of: member.value, path: path.isEmpty ? member.key : "\(path).\(member.key)")
    }
  }

  /// Groups and pairs of light and dark are put over each other member by member, anything else
  /// takes the other's place.
  static func merge(_ standard: JSONNode, _ change: JSONNode) -> JSONNode {
    guard case .object(var members) = standard.value, case .object(let changes) = change.value,
      isGroup(standard) == isGroup(change)
    else { return change }
    for member in changes {
      if let index = members.firstIndex(where: { $0.key == member.key }) {
        members[index].value = merge(members[index].value, member.value)
      } else {
        members.append(member)
      }
    }
    return JSONNode(.object(members), position: change.position)
  }
}
