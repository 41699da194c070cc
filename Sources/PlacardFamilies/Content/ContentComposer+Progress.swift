import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  func makeProgress(_ progress: ContentProgress, _ id: ElementID) -> Node {
    let track = TrackDrawing(
      fraction: progress.value, color: accent, thickness: isGlass ? 6 : 4, knob: nil)
    var node = Node(.drawing(CustomDrawing(CustomBox(track), setting)))
    let percent = Self.percent(progress.value)
    if let label = progress.label {
      let value = text("\(percent)%", .subheadline, .secondaryLabel, isOneLine: true)
      node = Node(
        .column(
          [
            Node(
              .band(
                [BandChild(text(label, .subheadline), grows: true), BandChild(value)], spacing: 8)),
            node,
          ], spacing: 8))
    }
    node.id = id
    return node.accessible(
      AccessibilityFacts(
        label: progress.label ?? SpokenWord.progress.text(for: environment.locale),
        value: SpokenWord.percent(percent, for: environment.locale),
        traits: .updatesFrequently))
  }
}
