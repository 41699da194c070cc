/// A JSON value and the place it was read from.
///
/// Two nodes are equal when their values are, wherever they stand, so a document equals the one that
/// is read back after it was written.
public struct JSONNode: Sendable {
  /// The value.
  public var value: JSONValue
  /// Where the value starts; `nil` for a value that was not read from text.
  public var position: SourcePosition?

  /// Creates a node.
  public init(_ value: JSONValue, position: SourcePosition? = nil) {
    self.value = value
    self.position = position
  }
}

extension JSONNode: Hashable {
  /// Compares the values only.
  public static func == (left: JSONNode, right: JSONNode) -> Bool { left.value == right.value }

  /// Hashes the value only.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
