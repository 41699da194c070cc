import PlacardGraphics
import PlacardModel

extension LayoutEngine {
  /// Heights at which a shortened window may end, ascending.
  func stops(of scroll: ScrollNode, _ width: Double) -> [Double] {
    var stops: [Double] = []
    collect(scroll.child, width, top: 0, scroll.stop, into: &stops)
    return stops.filter { $0 >= scroll.minHeight }.sorted()
  }

  private func collect(
    _ node: Node, _ width: Double, top: Double, _ stop: ScrollNode.Stop, into stops: inout [Double]
  ) {
    let width = node.limits.width ?? width
    let padding = padding(of: node, width)
    let inner = width - padding.horizontal
    let start = top + padding.top
    switch node.content {
    case .text(let text) where stop == .line:
      let layout = measure(text, width: inner)
      for index in layout.lines.indices {
        stops.append(start + layout.top + Double(index + 1) * layout.lineHeight)
      }
    case .column(let children, let spacing):
      var y = start
      for child in children {
        let height = extent(child, inner).natural
        if stop == .halfChild {
          stops.append(y + height / 2)
        } else {
          collect(child, inner, top: y, stop, into: &stops)
        }
        y += height + spacing
      }
    case .band(let children, let spacing) where stop == .line:
      for (child, width) in zip(children, widths(of: children, inner, spacing)) {
        collect(child.node, width, top: start, stop, into: &stops)
      }
    case .drawing(let drawing):
      // Where to cut a drawing nobody knows.
      let height = drawing.box.height(forWidth: inner, in: drawing.setting)
      stops += stride(from: 24, through: height, by: 24).map { start + $0 }
    case .firstThatFits(.horizontal, let children):
      if let choice = chosen(children, inner) {
        collect(choice, inner, top: start, stop, into: &stops)
      }
    case .overlay(let layers):
      for layer in layers { collect(layer.node, inner, top: start, stop, into: &stops) }
    default: break
    }
  }

  /// The size a node takes when it is offered one: windows end at their stops, so a compressed node
  /// may need less than it was given.
  func fitted(_ node: Node, _ offered: Size) -> Size {
    let width = node.limits.width ?? offered.width
    let own = extent(node, width)
    if own.natural <= offered.height + 0.001 { return Size(width, own.natural) }
    let padding = padding(of: node, width)
    let inner = Size(width - padding.horizontal, offered.height - padding.vertical)
    let height = fittedContent(node, inner)
    return Size(width, node.limits.clampHeight(height + padding.vertical))
  }

  private func fittedContent(_ node: Node, _ offered: Size) -> Double {
    switch node.content {
    case .column(let children, let spacing):
      let gaps = spacing * Double(max(0, children.count - 1))
      return heights(of: children, offered, spacing).reduce(gaps, +)
    case .overlay(let layers):
      return layers.map { fitted($0.node, offered).height }.max() ?? 0
    case .row(let children, let spacing):
      let share = Self.share(offered.width, children.count, spacing)
      return children.map { fitted($0, Size(share, offered.height)).height }.max() ?? 0
    case .line(let children, let spacing):
      return zip(children, lineWidths(children, offered.width, spacing))
        .map { fitted($0, Size($1, offered.height)).height }.max() ?? 0
    case .scroll(let scroll):
      let natural = extent(scroll.child, offered.width).natural
      let room = min(offered.height, scroll.maxHeight ?? natural)
      // A window that the author capped keeps its height; one that must give way ends at a stop.
      if natural <= room || scroll.maxHeight == room { return min(natural, room) }
      let stops = self.stops(of: scroll, offered.width)
      return stops.last { $0 <= room + 0.001 } ?? stops.first ?? room
    case .firstThatFits(.vertical, let children):
      return chosen(children, offered.width, height: offered.height)
        .map { fitted($0, offered).height } ?? 0
    case .firstThatFits(.horizontal, let children):
      return chosen(children, offered.width).map { fitted($0, offered).height } ?? 0
    default: return innerExtent(node, offered.width).natural
    }
  }

  /// Heights of a column's children: natural where there is room, else windows give way in their
  /// order until the rest fits.
  func heights(of children: [Node], _ offered: Size, _ spacing: Double) -> [Double] {
    let extents = children.map { extent($0, offered.width) }
    var heights = extents.map(\.natural)
    let gaps = spacing * Double(max(0, children.count - 1))
    var overflow = heights.reduce(gaps, +) - offered.height
    let order = children.indices.filter { extents[$0].minimum < extents[$0].natural }
      .sorted { (Self.order(children[$0]), $0) < (Self.order(children[$1]), $1) }
    for index in order where overflow > 0.001 {
      let target = max(extents[index].minimum, heights[index] - overflow)
      let height = fitted(children[index], Size(offered.width, target)).height
      overflow -= heights[index] - height
      heights[index] = height
    }
    return heights
  }

  /// The order in which a child gives way: that of the first window in it.
  private static func order(_ node: Node) -> Int {
    switch node.content {
    case .scroll(let scroll): scroll.order
    case .column(let children, _), .row(let children, _), .line(let children, _),
      .firstThatFits(_, let children):
      children.map(order).min() ?? Int.max
    case .band(let children, _): children.map { order($0.node) }.min() ?? Int.max
    case .overlay(let layers): layers.map { order($0.node) }.min() ?? Int.max
    default: Int.max
    }
  }
}
