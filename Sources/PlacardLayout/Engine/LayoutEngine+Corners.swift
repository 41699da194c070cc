import PlacardGraphics

extension LayoutEngine {
  /// The padding of a node that is as wide as given: its own, and more where very round corners
  /// would otherwise cut into the rectangle that the padding leaves for content.
  ///
  /// A side without padding is flush on purpose and stays so.
  func padding(of node: Node, _ width: Double) -> Insets {
    guard let radii = node.decoration?.radii else { return node.padding }
    // What the corners need grows with the height, which grows with what they need: a few steps
    // settle it, and half the width is what no corner can exceed.
    let bound = node.padding.cleared(of: radii, limit: width / 2)
    guard bound != node.padding else { return bound }
    var padding = node.padding
    for _ in 0..<12 {
      let height = extent(node, width, padding: padding).natural
      let next = node.padding.cleared(of: radii, limit: min(width, height) / 2)
      let isSettled =
        abs(next.horizontal - padding.horizontal) + abs(next.vertical - padding.vertical) < 0.05
      padding = next
      if isSettled { return padding }
    }
    return bound
  }
}

extension Insets {
  /// Insets, none smaller than these, whose rectangle corners of at most `limit` do not cut.
  fileprivate func cleared(of radii: CornerRadii, limit: Double) -> Insets {
    var insets = self
    func clear(
      _ radius: Double, _ x: WritableKeyPath<Insets, Double>, _ y: WritableKeyPath<Insets, Double>
    ) {
      let radius = min(radius, limit)
      let (across, down) = (self[keyPath: x], self[keyPath: y])
      guard across > 0, down > 0, across < radius, down < radius else { return }
      let (a, b) = (radius - across, radius - down)
      guard a * a + b * b > radius * radius else { return }
      // A square corner inset by this in both directions touches the arc.
      let diagonal = radius * (1 - 0.5.squareRoot())
      func opposite(_ side: Double) -> Double {
        radius - (radius * radius - side * side).squareRoot()
      }
      insets[keyPath: x] = max(insets[keyPath: x], down > diagonal ? opposite(b) : diagonal)
      insets[keyPath: y] = max(insets[keyPath: y], across > diagonal ? opposite(a) : diagonal)
    }
    clear(radii.topLeading, \.leading, \.top)
    clear(radii.topTrailing, \.trailing, \.top)
    clear(radii.bottomLeading, \.leading, \.bottom)
    clear(radii.bottomTrailing, \.trailing, \.bottom)
    return insets
  }
}
