import PlacardGraphics

extension Painter {
  /// Lines from the top of the frame, or round its middle where it is higher than the text;
  /// baselines on whole pixels.
  func paint(_ layout: TextLayout, _ node: TextNode, in frame: Rect) -> [DisplayItem] {
    let top = frame.minY + (frame.height - layout.size.height) / 2
    var items: [DisplayItem] = []
    for (index, line) in layout.lines.enumerated() {
      let baseline = top + layout.ascender + Double(index) * layout.lineHeight
      let origin = Point(
        node.x(of: line, in: frame, tree.direction), (baseline * scale).rounded() / scale)
      if node.isUnderlined, line.width > 0 { items.append(underline(line, node, at: origin)) }
      for run in line.runs { items.append(.glyphs(run, origin: origin, node.color)) }
    }
    return items
  }

  /// A line of a twelfth of the size (1.3 at 16 pt) whose upper edge lies a tenth below the baseline
  /// (1.7; facts: Warp, geometry), on whole pixels.
  private func underline(_ line: TextLine, _ node: TextNode, at origin: Point) -> DisplayItem {
    let top = ((origin.y + node.size * 0.106) * scale).rounded() / scale
    let height = max(1, (node.size / 12 * scale).rounded()) / scale
    return .fill(.rectangle(Rect(origin.x, top, line.width, height)), .color(node.color))
  }
}
