/// Bounds of a node's extent in points, padding included.
public struct SizeLimits: Hashable, Sendable {
  /// Exact width.
  public var width: Double?
  /// Exact height.
  public var height: Double?
  /// Smallest height.
  public var minHeight: Double

  /// Creates limits; without any a node takes what its content needs.
  public init(width: Double? = nil, height: Double? = nil, minHeight: Double = 0) {
    self.width = width
    self.height = height
    self.minHeight = minHeight
  }

  func clampHeight(_ natural: Double) -> Double { height ?? max(minHeight, natural) }
}
