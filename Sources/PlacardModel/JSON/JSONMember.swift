/// One key of a JSON object with its value; positions do not count for equality.
public struct JSONMember: Sendable {
  /// The key, without quotes and escapes.
  public var key: String
  /// Where the key's opening quote stands; `nil` for a key that was not read from text.
  public var keyPosition: SourcePosition?
  /// The value.
  public var value: JSONNode

  /// Creates a member.
  public init(_ key: String, _ value: JSONNode, keyPosition: SourcePosition? = nil) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

extension JSONMember: Hashable {
  /// Compares keys and values only.
  public static func == (left: JSONMember, right: JSONMember) -> Bool {
    left.key == right.key && left.value == right.value
  }

  /// Hashes key and value only.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(value)
  }
}
