/// Bounds of a node's extent in points, padding included.
public struct SizeLimits: Hashable, Sendable {
  /// Exact width.
  public var width: Double?
  /// Exact height.
  public var height: Double?
  /// Smallest height.
  public var minHeight: Double
  /// A natural height is rounded up to a whole number of these; `nil` leaves it.
  public var heightStep: Double?

  /// Creates limits; without any a node takes what its content needs.
  public init(
    width: Double? = nil, height: Double? = nil, minHeight: Double = 0, heightStep: Double? = nil
  ) {
    self.width = width
    self.height = height
    self.minHeight = minHeight
    self.heightStep = heightStep
  }

  func clampHeight(_ natural: Double) -> Double {
    if let height { return height }
    let clamped = max(minHeight, natural)
    guard let heightStep, heightStep > 0 else { return clamped }
    // What is a whole number but for the last bits stays it.
    return (clamped / heightStep - 1e-6).rounded(.up) * heightStep
  }
}
