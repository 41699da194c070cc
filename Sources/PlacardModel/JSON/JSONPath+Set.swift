extension JSONPath {
  /// The document with a value put at a path.
  ///
  /// Objects and lists on the way that are missing or `null` are made. A list grows by one element
  /// at most, with `[+]` or the index after the last one: `buttons[+]`.
  ///
  /// - Throws: `invalid` for a malformed path, `wrongType` where a step does not fit the value that
  ///   is there, `outOfRange` for an index beyond the list's end, `tooDeep` for over 64 steps.
  public static func set(
    _ path: String, to node: JSONNode, in root: JSONNode
  ) throws(DocumentError) -> JSONNode {
    try set(steps(of: path)[...], to: node, in: JSONReader(root))
  }

  private static func set(
    _ steps: ArraySlice<Step>, to node: JSONNode, in reader: JSONReader
  ) throws(DocumentError) -> JSONNode {
    guard let step = steps.first else { return node }
    var result = reader.node
    switch step {
    case .key(let key):
      var members: [JSONMember] = []
      switch reader.node.value {
      case .object(let present): members = present
      case .null: break
      default: throw reader.wrongType("an object")
      }
      let index = members.firstIndex { $0.key == key }
      let value = try set(
        steps.dropFirst(), to: node,
        in: JSONReader(
          index.map { members[$0].value } ?? JSONNode(.null),
          path: appending(key: key, to: reader.path)))
      if let index { members[index].value = value } else { members.append(JSONMember(key, value)) }
      result.value = .object(members)
    case .index, .end:
      var elements: [JSONNode] = []
      switch reader.node.value {
      case .array(let present): elements = present
      case .null: break
      default: throw reader.wrongType("a list")
      }
      var index = elements.count
      if case .index(let given) = step { index = given }
      guard index <= elements.count else {
        throw reader.fail(
          .outOfRange, "index \(index) is beyond the end, must be from 0 to \(elements.count)")
      }
      let isNew = index == elements.count
      let value = try set(
        steps.dropFirst(), to: node,
        in: JSONReader(
          isNew ? JSONNode(.null) : elements[index],
          path: appending(index: index, to: reader.path)))
      if isNew { elements.append(value) } else { elements[index] = value }
      result.value = .array(elements)
    }
    return result
  }
}
