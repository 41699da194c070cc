/// A bar that fills.
public struct ContentProgress: Hashable, Sendable {
  /// How much is done, 0…1.
  public var value: Double
  /// What is done, above the bar with the percentage beside it.
  public var label: String?

  /// Creates a bar.
  public init(_ value: Double, label: String? = nil) {
    self.value = value
    self.label = label
  }
}
