import PlacardGraphics
package import PlacardLayout

/// Icons that show themselves: circles and filled symbols pop, strokes are drawn by their length.
package enum IconEffect {
  /// When the circle begins to grow, in seconds since the alert came.
  private static let circleStart = 0.1
  /// When what is in it begins to show.
  private static let drawingStart = 0.25
  /// How long strokes take (AlertKit's tick; facts, 2.7).
  private static let drawingDuration = 0.3
  /// A growth that overshoots by a tenth, which stays within the ring round the circle.
  private static let spring = Spring(damping: 0.6, settlingIn: 0.5)

  /// Seconds after which every icon is whole.
  package static let duration = 0.75

  /// The tree at a time in seconds since its alert came.
  package static func apply(to tree: LayoutTree, at time: Double) -> LayoutTree {
    guard time < duration else { return tree }
    var tree = tree
    tree.root = shown(tree.root, max(0, time))
    return tree
  }

  private static func shown(_ element: LayoutElement, _ time: Double) -> LayoutElement {
    var element = element
    if case .vector(let graphic) = element.content, graphic.appearing != .still {
      element.content = .vector(shown(graphic, time))
    }
    element.children = element.children.map { shown($0, time) }
    return element
  }

  private static func shown(_ graphic: VectorGraphic, _ time: Double) -> VectorGraphic {
    var graphic = graphic
    switch graphic.appearing {
    case .still: break
    case .pops: graphic = grown(graphic, spring.value(at: time - circleStart))
    case .drawsIn:
      let hasStrokes = graphic.steps.contains { if case .stroke = $0 { true } else { false } }
      if hasStrokes {
        let share = (time - drawingStart) / drawingDuration
        graphic.steps = drawn(graphic.steps, TimingCurve.easeInOut.value(at: share))
      } else {
        graphic = grown(graphic, spring.value(at: time - drawingStart))
      }
    }
    return graphic
  }

  private static func grown(_ graphic: VectorGraphic, _ share: Double) -> VectorGraphic {
    var graphic = graphic
    let share = Trigonometry.quantized(share)
    guard share > 0.01 else {
      graphic.steps = []
      return graphic
    }
    graphic.size = Size(graphic.size.width * share, graphic.size.height * share)
    return graphic
  }

  /// The first part of all strokes together; a dot counts with its width and grows.
  private static func drawn(
    _ steps: [VectorGraphic.Step], _ share: Double
  ) -> [VectorGraphic.Step] {
    guard share < 1 else { return steps }
    func weight(_ step: VectorGraphic.Step) -> Double {
      guard case .stroke(let path, let style, _) = step else { return 0 }
      return max(path.length, style.width)
    }
    var rest = steps.reduce(0) { $0 + weight($1) } * share
    return steps.compactMap { step in
      guard case .stroke(let path, var style, let color) = step else { return step }
      let part = min(1, rest / weight(step))
      rest -= weight(step)
      guard part > 0 else { return nil }
      guard part < 1 else { return step }
      if path.length < style.width {
        style.width = Trigonometry.quantized(style.width * part)
        return .stroke(path, style, color)
      }
      return .stroke(path.trimmed(to: part), style, color)
    }
  }
}
