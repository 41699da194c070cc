public import PlacardGraphics

/// A chart of one series of values.
public struct ContentChart: Hashable, Sendable {
  /// How the values are drawn.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Bars from zero.
    case bar
    /// A line from point to point.
    case line
  }

  /// How many values there may be.
  public static let counts: ClosedRange<Int> = 1...200
  /// Allowed values.
  public static let values: ClosedRange<Double> = -1e12...1e12
  /// Allowed heights of the plot in points.
  public static let heights: ClosedRange<Double> = 40...400

  /// How the values are drawn.
  public var kind: Kind
  /// The values in reading order.
  public var values: [Double]
  /// The words below the values; empty or as many as values.
  public var labels: [String]
  /// What the chart shows.
  public var title: String?
  /// Colour of bars or line; `nil` is the alert's accent.
  public var color: DynamicColor?
  /// Height of the plot in points.
  public var height: Double

  /// Creates a chart.
  public init(
    _ kind: Kind, _ values: [Double], labels: [String] = [], title: String? = nil,
    color: DynamicColor? = nil, height: Double = 120
  ) {
    self.kind = kind
    self.values = values
    self.labels = labels
    self.title = title
    self.color = color
    self.height = height
  }
}
