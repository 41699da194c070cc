/// A value of a document together with its path: reads typed values and words the errors.
public struct JSONReader: Sendable {
  /// The value to read.
  public let node: JSONNode
  /// Where the value stands, as in `buttons[0].title`; empty for the root.
  public let path: String

  /// Creates a reader of a value.
  public init(_ node: JSONNode, path: String = "") {
    self.node = node
    self.path = path
  }

  /// Whether the value is `null`.
  public var isNull: Bool { node.value == .null }

  /// The value as a message shows it, at most 60 scalars of it: `"#12"`, `7`, `a list`.
  public var excerpt: String {
    switch node.value {
    case .string(let text): JSONText.excerpt(text)
    case .number(let value): JSONText.number(value)
    default: node.value.phrase
    }
  }

  /// An error at this value.
  ///
  /// The message is a sentence whose subject is the value: `is "#12", must be #RGB or #RRGGBB`.
  public func fail(
    _ code: DocumentError.Code, _ message: String, suggestions: [String] = []
  ) -> DocumentError {
    DocumentError(
      code, message, path: path, position: node.position, suggestions: suggestions)
  }

  /// The value as a text, which may be empty and may hold any scalar, NUL included.
  public func string() throws(DocumentError) -> String {
    guard case .string(let text) = node.value else { throw wrongType("a text") }
    return text
  }

  /// The value as `true` or `false`.
  public func bool() throws(DocumentError) -> Bool {
    guard case .bool(let value) = node.value else { throw wrongType("true or false") }
    return value
  }

  /// The value as one of the given texts.
  public func choice(_ names: [String]) throws(DocumentError) -> String {
    let allowed = "must be \(Self.oneOf(names))"
    guard case .string(let text) = node.value else {
      throw fail(.wrongType, "\(allowed), not \(node.value.phrase)")
    }
    guard names.contains(text) else {
      throw fail(
        .unknownName, "is \(excerpt), \(allowed)",
        suggestions: NearNames.closest(to: text, in: names))
    }
    return text
  }

  /// Readers of a list's elements.
  public func elements() throws(DocumentError) -> [JSONReader] {
    guard case .array(let nodes) = node.value else { throw wrongType("a list") }
    return nodes.enumerated().map { index, node in
      JSONReader(node, path: JSONPath.appending(index: index, to: path))
    }
  }

  func wrongType(_ wanted: String) -> DocumentError {
    fail(.wrongType, "must be \(wanted), not \(node.value.phrase)")
  }

  /// `one of a, b, c`, as what follows "must be"; a long list is cut, since the near names say more.
  static func oneOf(_ names: [String]) -> String {
    let most = 40
    guard let first = names.first else { return "left out" }
    guard names.count > 1 else { return first }
    let shown = names.prefix(most).joined(separator: ", ")
    return "one of \(shown)" + (names.count > most ? " and \(names.count - most) more" : "")
  }
}
