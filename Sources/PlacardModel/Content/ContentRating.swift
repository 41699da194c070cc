/// Stars, some of them filled.
public struct ContentRating: Hashable, Sendable {
  /// How many stars there may be.
  public static let counts: ClosedRange<Int> = 1...10

  /// How many stars are filled.
  public var rating: Int
  /// How many stars there are.
  public var count: Int
  /// What is rated, for screen readers.
  public var label: String?

  /// Creates stars.
  public init(_ rating: Int, of count: Int = 5, label: String? = nil) {
    self.rating = rating
    self.count = count
    self.label = label
  }
}
