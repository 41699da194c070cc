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
      for run in line.runs { items.append(.glyphs(run, origin: origin, node.color)) }
    }
    return items
  }
}
