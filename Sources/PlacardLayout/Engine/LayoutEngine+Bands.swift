import PlacardGraphics

extension LayoutEngine {
  /// The widths of a band's children: natural ones, and what is left shared by those that grow.
  ///
  /// Where there is too little room the widest ones give way first, down to a common width; those of
  /// an exact width do not.
  func widths(of children: [BandChild], _ width: Double, _ spacing: Double) -> [Double] {
    let natural = children.map { naturalWidth($0.node) }
    let room = max(0, width - spacing * Double(max(0, children.count - 1)))
    let spare = room - natural.reduce(0, +)
    if spare >= 0 {
      let growing = children.count(where: \.grows)
      return zip(children, natural).map { child, own in
        child.grows ? own + spare / Double(growing) : own
      }
    }
    var widths = natural
    var open = children.indices.filter { children[$0].node.limits.width == nil }
    var rest = room - natural.reduce(0, +) + open.map { natural[$0] }.reduce(0, +)
    while !open.isEmpty {
      let share = max(0, rest / Double(open.count))
      // Whoever needs less than an equal share keeps what it needs.
      let modest = open.filter { natural[$0] <= share }
      if modest.isEmpty {
        for index in open { widths[index] = share }
        break
      }
      rest -= modest.map { natural[$0] }.reduce(0, +)
      open.removeAll { natural[$0] <= share }
    }
    return widths
  }

  /// Places a band's children beside each other from the leading edge, each in the middle of the
  /// height.
  func placeBand(_ children: [BandChild], _ spacing: Double, in inner: Rect) -> [LayoutElement] {
    let widths = widths(of: children, inner.width, spacing)
    var x = inner.minX
    return zip(children, widths).map { child, width in
      let height = min(inner.height, extent(child.node, width).natural)
      let left = direction == .leftToRight ? x : inner.minX + inner.maxX - x - width
      x += width + spacing
      return place(
        child.node, in: Rect(left, inner.minY + (inner.height - height) / 2, width, height))
    }
  }
}
