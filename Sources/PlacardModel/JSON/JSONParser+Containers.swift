extension JSONParser {
  /// Reads a list from its opening bracket.
  mutating func elements() throws(DocumentError) -> [JSONNode] {
    var elements: [JSONNode] = []
    try open()
    if try close("]", isFirst: true) { return elements }
    repeat {
      elements.append(try node())
    } while try !close("]", isFirst: false)
    return elements
  }

  /// Reads an object from its opening brace.
  mutating func members() throws(DocumentError) -> [JSONMember] {
    var members: [JSONMember] = []
    var keys = KeySet()
    try open()
    if try close("}", isFirst: true) { return members }
    repeat {
      guard current == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let position = position()
      let key = try string()
      guard keys.insert(key, after: members) else {
        throw error(
          "the key \(JSONText.excerpt(key)) stands twice in one object", .duplicateKey,
          at: position.offset)
      }
      skipSpace()
      guard take(":") else { throw unexpected("\":\" after the key") }
      skipSpace()
      members.append(JSONMember(key, try node(), keyPosition: position))
    } while try !close("}", isFirst: false)
    return members
  }

  /// Reads an opening bracket.
  private mutating func open() throws(DocumentError) {
    guard depth < Self.maximumDepth else {
      throw error(
        "lists and objects are nested too deep, must be at most \(Self.maximumDepth) levels",
        .tooDeep)
    }
    depth += 1
    offset += 1
  }

  /// Reads the closing bracket, or else the comma before the next item.
  private mutating func close(
    _ bracket: Unicode.Scalar, isFirst: Bool
  ) throws(DocumentError) -> Bool {
    skipSpace()
    if take(bracket) {
      depth -= 1
      return true
    }
    guard !isFirst else { return false }
    guard take(",") else { throw unexpected("\",\" or \"\(bracket)\"") }
    let comma = offset - 1
    skipSpace()
    guard current != UInt8(ascii: bracket) else {
      throw error("a comma must not stand before \"\(bracket)\"", at: comma)
    }
    return false
  }

  /// The keys of one object: small ones are searched, large ones hashed.
  private struct KeySet {
    private var hashed: Set<String> = []

    /// Notes a key that follows the given members; `false` when one of them has it.
    mutating func insert(_ key: String, after members: [JSONMember]) -> Bool {
      if members.count < 16 { return !members.contains { $0.key == key } }
      if hashed.isEmpty { hashed = Set(members.map(\.key)) }
      return hashed.insert(key).inserted
    }
  }
}
