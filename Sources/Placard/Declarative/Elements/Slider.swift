import PlacardModel

/// A value between two ends that is written into a binding.
public struct Slider: ContentPart {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let label: String?
  private let systemImages: [String]

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - label: what it is about; also its name.
  ///   - value: where its knob stands.
  ///   - range: the values at its ends.
  ///   - step: the distance between the values that it can take; `nil` takes all.
  ///   - systemImages: symbols before and after the track; none or two.
  public init(
    _ label: String? = nil, value: Binding<Double>, in range: ClosedRange<Double> = 0...1,
    step: Double? = nil, systemImages: [String] = []
  ) {
    self.value = value
    self.range = range
    self.step = step
    self.label = label
    self.systemImages = systemImages
  }

  /// The element.
  public var elements: [BoundElement] {
    let value = value
    var element = BoundElement(
      .slider(
        ContentSlider(
          value.wrappedValue, in: range, step: step, label: label, systemImages: systemImages)))
    element.changed = { if case .number(let number) = $0 { value.wrappedValue = number } }
    return [element]
  }
}
