import PlacardGraphics

/// The axis of a chart: round numbers at both ends.
struct ChartScale: Hashable {
  /// The value at the plot's bottom.
  var low: Double
  /// The value at the plot's top.
  var high: Double

  /// Creates the axis of some values; zero belongs to it.
  init(_ values: [Double]) {
    let largest = values.filter(\.isFinite).max() ?? 0
    let smallest = values.filter(\.isFinite).min() ?? 0
    high = largest > 0 ? Self.roundUp(largest) : 0
    low = smallest < 0 ? -Self.roundUp(-smallest) : 0
    // Of ups and downs zero is the middle, where a number stands.
    if low < 0, high > 0 {
      high = max(high, -low)
      low = -high
    }
    if low == high { high = 1 }
  }

  /// The numbers beside the plot from top to bottom: both ends, and what lies in the middle.
  var ticks: [Double] { [high, (low + high) / 2, low] }

  /// How far up a value lies, 0…1.
  func fraction(_ value: Double) -> Double { min(1, max(0, (value - low) / (high - low))) }

  /// The next number of the row 1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10 times a power of ten, whose halves are short.
  private static func roundUp(_ value: Double) -> Double {
    // A division by a whole number keeps 0.6 what it is.
    var power = 1.0
    var divisor = 1.0
    while power * 10 <= value { power *= 10 }
    while power / divisor > value, divisor < 1e12 { divisor *= 10 }
    let steps = [1.0, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10]
    let step = steps.first { $0 * power / divisor >= value * (1 - 1e-9) } ?? 10
    return step * power / divisor
  }
}
