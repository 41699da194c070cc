import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// The system's segmented control, 32 points high: capsules where the system draws glass, corners
  /// of 9 points before.
  ///
  /// Words that do not fit beside each other stand below each other.
  func makeSegments(_ segments: ContentSegments, _ id: ElementID) -> Node {
    let height = max(32, (lineHeight(.footnote) + 14).rounded(.up))
    let inset = isGlass ? 3.0 : 2.0
    let radius = isGlass ? height / 2 : 9
    func parts(_ isStacked: Bool) -> [Node] {
      segments.titles.indices.map { index in
        segment(
          segments, index, id, radius: radius - inset,
          limits: isStacked
            ? SizeLimits(minHeight: 44) : SizeLimits(height: height - 2 * inset))
      }
    }
    func box(_ content: NodeContent, height: Double?) -> Node {
      Node(
        content, padding: Insets(horizontal: inset, vertical: inset),
        limits: SizeLimits(height: height),
        decoration: Decoration(
          fill: resolve(.tertiarySystemFill), radii: CornerRadii(radius)))
    }
    let beside = box(.row(parts(false), spacing: 0), height: height)
    let below = box(.column(parts(true), spacing: 0), height: nil)
    return Node(.firstThatFits(.horizontal, isAccessible ? [below] : [beside, below]), id: id)
  }

  private func segment(
    _ segments: ContentSegments, _ index: Int, _ id: ElementID, radius: Double, limits: SizeLimits
  ) -> Node {
    let title = segments.titles[index]
    let isChosen = index == segments.selection
    let label = text(
      title, .footnote, weight: isChosen ? 600 : 500, .label, at: .center,
      isOneLine: limits.height != nil)
    return Node(
      .overlay([Layer(label, vertical: .center)]), id: ElementID("\(id).segment[\(index)]"),
      padding: Insets(horizontal: 6, vertical: limits.height == nil ? 6 : 0), limits: limits,
      decoration: isChosen
        ? Decoration(
          fill: resolve(.pair(light: .white, dark: Color(rgb: 0x6C6C71))),
          radii: CornerRadii(radius),
          shadow: Decoration.DropShadow(drop: 2, sigma: 3, color: Color.black.opacity(0.12)))
        : nil
    ).accessible(
      AccessibilityFacts(label: title, traits: isChosen ? [.button, .selected] : .button))
  }
}
