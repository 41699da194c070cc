import PlacardGraphics

extension Painter {
  /// Lines from the top of the frame, or round its middle where it is higher than the text;
  /// baselines on whole pixels.
  func paint(_ layout: TextLayout, _ node: TextNode, in frame: Rect) -> [DisplayItem] {
    let top = frame.minY + (frame.height - layout.size.height) / 2
    var items: [DisplayItem] = []
    for (index, line) in layout.lines.enumerated() {
      let baseline = top + layout.ascender + Double(index) * layout.lineHeight
      let origin = Point(x(of: line, node, in: frame), (baseline * scale).rounded() / scale)
      for run in line.runs { items.append(.glyphs(run, origin: origin, node.color)) }
    }
    return items
  }

  private func x(of line: TextLine, _ node: TextNode, in frame: Rect) -> Double {
    let slack = frame.width - line.width
    let isLeftToRight = tree.direction == .leftToRight
    return switch node.alignment {
    case .left: frame.minX
    case .right: frame.minX + slack
    case .center: frame.minX + slack / 2
    case .natural, .justified: isLeftToRight ? frame.minX : frame.minX + slack
    }
  }
}
