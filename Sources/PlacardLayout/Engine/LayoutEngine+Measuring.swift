import PlacardGraphics
import PlacardModel

extension LayoutEngine {
  /// How high a node wants to be at a width, and how high it must be.
  struct Extent {
    var natural: Double
    var minimum: Double
  }

  /// The width at which no text of the node wraps.
  func naturalWidth(_ node: Node) -> Double {
    if let width = node.limits.width { return width }
    let inner: Double =
      switch node.content {
      case .empty, .drawing: 0
      case .column(let children, _): children.map(naturalWidth).max() ?? 0
      case .row(let children, let spacing):
        Double(children.count) * (children.map(naturalWidth).max() ?? 0)
          + spacing * Double(max(0, children.count - 1))
      case .line(let children, let spacing):
        children.map(naturalWidth).reduce(0, +) + spacing * Double(max(0, children.count - 1))
      case .band(let children, let spacing):
        children.map { naturalWidth($0.node) }.reduce(0, +)
          + spacing * Double(max(0, children.count - 1))
      case .overlay(let layers): layers.map { naturalWidth($0.node) }.max() ?? 0
      case .text(let text): measure(text, width: nil).size.width
      case .vector(let graphic): graphic.size.width
      case .editor(let editor): measure(editor.text, width: nil).size.width
      case .image(_, let side, _): side
      case .scroll(let scroll): naturalWidth(scroll.child)
      case .accompanied(let pair): naturalWidth(pair)
      case .firstThatFits(_, let children): children.first.map(naturalWidth) ?? 0
      }
    return inner + node.padding.horizontal
  }

  /// The heights of a node at a width.
  func extent(_ node: Node, _ width: Double) -> Extent {
    let width = node.limits.width ?? width
    return extent(node, width, padding: padding(of: node, width))
  }

  /// The heights of a node at exactly this width with a padding that need not be its own.
  func extent(_ node: Node, _ width: Double, padding: Insets) -> Extent {
    let inner = innerExtent(node, width - padding.horizontal)
    return Extent(
      natural: node.limits.clampHeight(inner.natural + padding.vertical),
      minimum: node.limits.clampHeight(inner.minimum + padding.vertical))
  }

  /// The heights of a node's content at the width that its padding leaves.
  func innerExtent(_ node: Node, _ width: Double) -> Extent {
    func rigid(_ height: Double) -> Extent { Extent(natural: height, minimum: height) }
    switch node.content {
    case .empty: return rigid(0)
    case .column(let children, let spacing):
      let gaps = spacing * Double(max(0, children.count - 1))
      return children.reduce(Extent(natural: gaps, minimum: gaps)) { sum, child in
        let own = extent(child, width)
        return Extent(natural: sum.natural + own.natural, minimum: sum.minimum + own.minimum)
      }
    case .row(let children, let spacing):
      let share = Self.share(width, children.count, spacing)
      return highest(children, share)
    case .line(let children, let spacing):
      let extents = zip(children, lineWidths(children, width, spacing)).map { extent($0, $1) }
      return Extent(
        natural: extents.map(\.natural).max() ?? 0, minimum: extents.map(\.minimum).max() ?? 0)
    case .band(let children, let spacing):
      let widths = widths(of: children, width, spacing)
      return rigid(zip(children, widths).map { extent($0.node, $1).natural }.max() ?? 0)
    case .drawing(let drawing):
      return rigid(drawing.box.height(forWidth: width, in: drawing.setting))
    case .overlay(let layers): return highest(layers.map(\.node), width)
    case .text(let text): return rigid(measure(text, width: width).size.height)
    case .vector(let graphic): return rigid(graphic.size.height)
    case .editor(let editor): return rigid(measure(editor, width: width).size.height)
    case .image(_, let side, _): return rigid(side)
    case .scroll(let scroll):
      let content = extent(scroll.child, width).natural
      let natural = min(content, scroll.maxHeight ?? content)
      let stops = self.stops(of: scroll, width).filter { $0 < natural }
      return Extent(natural: natural, minimum: stops.first ?? natural)
    case .accompanied(let pair): return extent(pair, width)
    case .firstThatFits(.vertical, let children):
      // It may become any child: as high as the first wants, as low as the last can.
      guard let first = children.first, let last = children.last else { return rigid(0) }
      return Extent(natural: extent(first, width).natural, minimum: extent(last, width).minimum)
    case .firstThatFits(.horizontal, let children):
      return chosen(children, width).map { extent($0, width) } ?? rigid(0)
    }
  }

  private func highest(_ nodes: [Node], _ width: Double) -> Extent {
    nodes.reduce(Extent(natural: 0, minimum: 0)) { highest, node in
      let own = extent(node, node.limits.width ?? width)
      return Extent(
        natural: max(highest.natural, own.natural), minimum: max(highest.minimum, own.minimum))
    }
  }

  /// The first node that is no wider than the width unwrapped, else the last.
  func chosen(_ nodes: [Node], _ width: Double) -> Node? {
    nodes.first { naturalWidth($0) <= width + 0.001 } ?? nodes.last
  }

  /// The first node that can be as low as the height, else the last.
  func chosen(_ nodes: [Node], _ width: Double, height: Double) -> Node? {
    nodes.first { extent($0, width).minimum <= height + 0.001 } ?? nodes.last
  }

  /// Widths of a line's children: as wide as each needs, or less by the same factor.
  func lineWidths(_ children: [Node], _ width: Double, _ spacing: Double) -> [Double] {
    let natural = children.map(naturalWidth)
    let needed = natural.reduce(0, +)
    let room = max(0, width - spacing * Double(max(0, children.count - 1)))
    guard needed > room, needed > 0 else { return natural }
    return natural.map { $0 * room / needed }
  }

  static func share(_ width: Double, _ count: Int, _ spacing: Double) -> Double {
    guard count > 0 else { return width }
    return max(0, (width - spacing * Double(count - 1)) / Double(count))
  }

  func measure(_ text: TextNode, width: Double?) -> TextLayout {
    measurer.layout(
      TextRequest(
        text: text.text, face: text.face, size: text.size, weight: text.weight,
        direction: direction, language: language, width: width.map { max(1, $0) },
        isJustified: text.alignment == .justified && width != nil,
        singleLineScale: text.singleLineScale, preferredLines: text.preferredLines,
        minimumScale: text.minimumScale,
        lineLimit: text.lineLimit, avoidsLoneWord: text.avoidsLoneWord))
  }
}
