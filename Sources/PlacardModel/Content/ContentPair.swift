/// A name and its value, a row of a receipt.
public struct ContentPair: Hashable, Sendable {
  /// Most rows.
  public static let limit = 100

  /// The name.
  public var key: String
  /// The value.
  public var value: String
  /// Whether the row is a sum: bold below a line.
  public var isTotal: Bool

  /// Creates a row.
  public init(_ key: String, _ value: String, isTotal: Bool = false) {
    self.key = key
    self.value = value
    self.isTotal = isTotal
  }
}
