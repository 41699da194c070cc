import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// The system's slider: a wide knob on a track of 6 points where it draws glass, a round one of 28
  /// on 4 points before.
  func makeSlider(_ slider: ContentSlider, _ id: ElementID) throws(DocumentError) -> Node {
    let track = TrackDrawing(
      fraction: slider.fraction, color: accent, thickness: isGlass ? 6 : 4,
      knob: isGlass ? Size(38, 24) : Size(28, 28))
    var children = [
      BandChild(Node(.drawing(CustomDrawing(CustomBox(track), setting))), grows: true)
    ]
    if slider.systemImages.count == 2 {
      let side = grown(20)
      children.insert(
        BandChild(try symbol(slider.systemImages[0], side: side, .secondaryLabel)), at: 0)
      children.append(
        BandChild(try symbol(slider.systemImages[1], side: side, .secondaryLabel)))
    }
    var node = Node(.band(children, spacing: 10), limits: SizeLimits(minHeight: 44))
    if let label = slider.label {
      let value = text(valueText(slider), .subheadline, .secondaryLabel, isOneLine: true)
      node = Node(
        .column(
          [
            Node(
              .band(
                [BandChild(text(label, .subheadline), grows: true), BandChild(value)], spacing: 8)),
            node,
          ], spacing: 0))
    }
    node.id = id
    return node.accessible(
      AccessibilityFacts(
        label: slider.label ?? "", value: spokenValue(slider), traits: .adjustable))
  }

  /// The value beside the label: per cent between 0 and 1, else the number itself.
  private func valueText(_ slider: ContentSlider) -> String {
    slider.range == 0...1
      ? "\(Self.percent(slider.value))%" : NumberText.short(slider.value)
  }

  private func spokenValue(_ slider: ContentSlider) -> String {
    slider.range == 0...1
      ? SpokenWord.percent(Self.percent(slider.value), for: environment.locale)
      : NumberText.short(slider.value)
  }

  /// Whole per cent, rounded down but for what floating point takes away.
  static func percent(_ value: Double) -> Int {
    Int((min(1, max(0, value)) * 100 + 1e-6).rounded(.down))
  }
}
