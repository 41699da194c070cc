/// All properties of a theme, with what can be done with them as a whole.
public struct ThemeTable<Theme: Sendable>: Sendable {
  /// The properties in the order of the documentation.
  public let properties: [ThemeProperty<Theme>]

  /// Creates a table.
  public init(_ properties: [ThemeProperty<Theme>]) { self.properties = properties }

  /// Reads an object of properties, nested by the dots in their names, into a theme.
  ///
  /// - Throws: `DocumentError` that names the property, the value and what is allowed.
  public func read(_ object: JSONReader, into theme: inout Theme) throws(DocumentError) {
    try read(object, prefix: "", into: &theme)
  }

  private func read(
    _ object: JSONReader, prefix: String, into theme: inout Theme
  ) throws(DocumentError) {
    let inside = properties.filter { $0.name.hasPrefix(prefix) }
    var keys: [String] = []
    for property in inside {
      let key = String(property.name.dropFirst(prefix.count).prefix { $0 != "." })
      if !keys.contains(key) { keys.append(key) }
    }
    try object.check(keys: keys)
    for key in try object.keys() {
      guard let value = try object.member(key) else { continue }
      if let property = inside.first(where: { $0.name == prefix + key }) {
        try property.read(value, &theme)
      } else {
        try read(value, prefix: prefix + key + ".", into: &theme)
      }
    }
  }

  /// The properties in which a theme differs from another, as a nested object.
  public func differences(of theme: Theme, from standard: Theme) -> JSONNode {
    var root: [JSONMember] = []
    for property in properties {
      let value = property.write(theme)
      guard value != property.write(standard) else { continue }
      let parts = property.name.split(separator: ".").map(String.init)
      Self.insert(value, at: parts[...], into: &root)
    }
    return JSONNode(.object(root))
  }

  private static func insert(
    _ value: JSONValue, at path: ArraySlice<String>, into members: inout [JSONMember]
  ) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    guard !rest.isEmpty else {
      members.append(JSONMember(key, JSONNode(value)))
      return
    }
    let index = members.firstIndex { $0.key == key } ?? members.count
    if index == members.count { members.append(JSONMember(key, JSONNode(.object([])))) }
    guard case .object(var inner) = members[index].value.value else { return }
    insert(value, at: rest, into: &inner)
    members[index].value = JSONNode(.object(inner))
  }
}
