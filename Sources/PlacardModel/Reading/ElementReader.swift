import PlacardGraphics

/// Reads the key `content`: a list of elements, each an object with one key that says what it is, or
/// one of the words `"divider"` and `"spacer"`.
struct ElementReader {
  let icons: IconReader

  func read(_ list: JSONReader) throws(DocumentError) -> [ContentElement] {
    var count = 0
    return try read(list, depth: 0, &count)
  }

  /// Keys that say what an element is, with the keys that may stand beside them.
  static let kinds: [(name: String, keys: [String])] = [
    ("text", ["style", "weight", "color", "alignment"]),
    ("image", ["size", "tint", "label"]),
    ("symbol", ["size", "color", "label"]),
    ("textField", ["text", "systemImage", "icon", "clearButtonMode", "keyboardType"]),
    ("secureField", ["text", "systemImage", "icon", "clearButtonMode", "keyboardType"]),
    ("textView", ["text"]),
    ("button", ["role", "systemImage", "enabled"]),
    ("row", ["spacing"]),
    ("column", ["spacing", "alignment"]),
    ("spacer", []),
    ("toggle", ["isOn"]),
    ("checkbox", ["isOn"]),
    ("slider", ["in", "step", "label", "systemImages"]),
    ("segmented", ["selection", "label"]),
    ("rating", ["of", "label"]),
    ("progress", ["label"]),
    ("keyValues", []),
    ("table", ["header", "alignments"]),
    ("chart", ["values", "labels", "title", "color", "height"]),
  ]

  private func read(
    _ list: JSONReader, depth: Int, _ count: inout Int
  ) throws(DocumentError) -> [ContentElement] {
    guard depth <= ContentElement.depth else {
      throw list.fail(
        .tooDeep, "is nested too deep, must have at most \(ContentElement.depth) levels")
    }
    var elements: [ContentElement] = []
    for reader in try list.elements() {
      count += 1
      guard count <= ContentElement.limit else {
        throw list.fail(
          .tooLarge, "has too many elements, must have at most \(ContentElement.limit) in all")
      }
      elements.append(try element(reader, depth: depth, &count))
    }
    return elements
  }

  private func element(
    _ reader: JSONReader, depth: Int, _ count: inout Int
  ) throws(DocumentError) -> ContentElement {
    guard case .object = reader.node.value else {
      let word = try reader.choice(["divider", "spacer"])
      return word == "divider" ? .divider : .spacer(nil)
    }
    // Text and label are also keys beside others, so the order of the list does not matter but the
    // words that name controls do.
    let keys = try reader.keys()
    let named = Self.kinds.filter { keys.contains($0.name) }
    guard let kind = named.first(where: { $0.name != "text" }) ?? named.first else {
      let names = Self.kinds.map(\.name)
      throw reader.fail(
        .missingKey, "must have one of the keys \(names.joined(separator: ", "))",
        suggestions: keys.flatMap { NearNames.closest(to: $0, in: names) })
    }
    try reader.check(keys: [kind.name] + kind.keys)
    let value = try reader.required(kind.name)
    switch kind.name {
    case "row", "column":
      var stack = ContentStack(try read(value, depth: depth + 1, &count))
      if let spacing = try reader.member("spacing") {
        stack.spacing = try spacing.number(in: ContentElement.lengths, unit: "pt")
      }
      if let alignment = try reader.member("alignment") {
        stack.alignment = try alignment.choice(of: ContentText.Alignment.self)
      }
      return kind.name == "row" ? .row(stack) : .column(stack)
    case "spacer": return .spacer(try value.number(in: ContentElement.lengths, unit: "pt"))
    case "text", "image", "symbol", "button": return try still(kind.name, value, reader)
    case "textField", "secureField", "textView": return try field(kind.name, value, reader)
    case "keyValues", "table", "chart", "progress": return try data(kind.name, value, reader)
    default: return try control(kind.name, value, reader)
    }
  }
}
