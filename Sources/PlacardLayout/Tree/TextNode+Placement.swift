import PlacardGraphics

extension TextNode {
  /// The left edge of a line in the text's frame.
  func x(of line: TextLine, in frame: Rect, _ direction: LayoutDirection) -> Double {
    let slack = frame.width - line.width
    return switch alignment {
    case .left: frame.minX
    case .right: frame.minX + slack
    case .center: frame.minX + slack / 2
    case .natural, .justified: direction == .leftToRight ? frame.minX : frame.minX + slack
    }
  }
}
