public import PlacardGraphics

/// A style of a family: a row of data.
public struct AlertStyle: Hashable, Sendable {
  /// The name by which documents choose it.
  public let name: String
  /// The accent colour.
  public let color: DynamicColor
  /// One sentence on when to use it.
  public let summary: String

  /// Creates a style.
  public init(name: String, color: DynamicColor, summary: String) {
    self.name = name
    self.color = color
    self.summary = summary
  }
}
