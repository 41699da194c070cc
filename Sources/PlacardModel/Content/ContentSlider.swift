/// A value that is drawn along a track.
public struct ContentSlider: Hashable, Sendable {
  /// The value.
  public var value: Double
  /// The values at the track's ends.
  public var range: ClosedRange<Double>
  /// The distance between the values that it can take, counted from the lower end; `nil` takes all.
  public var step: Double?
  /// What it is about.
  public var label: String?
  /// Symbols before and after the track.
  public var systemImages: [String]

  /// Creates a slider.
  public init(
    _ value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    label: String? = nil, systemImages: [String] = []
  ) {
    self.value = value
    self.range = range
    self.step = step
    self.label = label
    self.systemImages = systemImages
  }

  /// How far along the track the value lies, 0…1.
  public var fraction: Double {
    let width = range.upperBound - range.lowerBound
    guard width > 0, width.isFinite, value.isFinite else { return 0 }
    return min(1, max(0, (value - range.lowerBound) / width))
  }

  /// The value nearest to another that the slider can take.
  public func nearest(to value: Double) -> Double {
    let clamped = min(range.upperBound, max(range.lowerBound, value))
    guard let step, step > 0 else { return clamped }
    let steps = ((clamped - range.lowerBound) / step).rounded()
    return min(range.upperBound, range.lowerBound + steps * step)
  }
}
