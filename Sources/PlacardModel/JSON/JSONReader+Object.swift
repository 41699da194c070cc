extension JSONReader {
  /// The keys of an object in the order of the document.
  public func keys() throws(DocumentError) -> [String] { try members().map(\.key) }

  /// A reader of an object's member; `nil` when there is no such key.
  public func member(_ key: String) throws(DocumentError) -> JSONReader? {
    guard let member = try members().first(where: { $0.key == key }) else { return nil }
    return JSONReader(member.value, path: JSONPath.appending(key: key, to: path))
  }

  /// A reader of a member that must be there.
  public func required(_ key: String) throws(DocumentError) -> JSONReader {
    guard let reader = try member(key) else {
      throw fail(.missingKey, "must have the key \(JSONText.excerpt(key))")
    }
    return reader
  }

  /// Checks that the value is an object and that nothing in it would be ignored.
  ///
  /// - Throws: `wrongType`, or `unknownKey` at the first key that is not in the list.
  public func check(keys allowed: [String]) throws(DocumentError) {
    guard let member = try members().first(where: { !allowed.contains($0.key) }) else { return }
    throw DocumentError(
      .unknownKey, "is not a known key, must be \(Self.oneOf(allowed))",
      path: JSONPath.appending(key: member.key, to: path), position: member.keyPosition,
      suggestions: NearNames.closest(to: member.key, in: allowed))
  }

  private func members() throws(DocumentError) -> [JSONMember] {
    guard case .object(let members) = node.value else { throw wrongType("an object") }
    return members
  }
}
