/// Path data that does not follow the grammar of SVG 1.1.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where reading stopped, in bytes from the start of the text.
  public var offset: Int
  /// What the grammar allows there.
  public var expected: String

  /// Creates an error.
  public init(offset: Int, expected: String) {
    self.offset = offset
    self.expected = expected
  }

  /// One sentence for the user.
  public var description: String {
    "malformed path data at offset \(offset): expected \(expected)"
  }
}
