import PlacardGraphics

extension LayoutEngine {
  /// What the companion takes of the width, with the distance before it.
  private func reserved(_ pair: AccompaniedNode) -> Double {
    max(naturalWidth(pair.companion), naturalWidth(pair.widest)) + pair.spacing
  }

  /// The width of the part that gives way.
  private func mainWidth(_ pair: AccompaniedNode, in width: Double) -> Double {
    let left = max(1, width - reserved(pair))
    switch pair.place {
    case .behind: return min(left, naturalWidth(pair.main))
    case .edge: return isCentered(pair, in: width) ? width : left
    }
  }

  /// Whether a companion at the edge leaves the middle of the whole to the part.
  private func isCentered(_ pair: AccompaniedNode, in width: Double) -> Bool {
    naturalWidth(pair.main) + 2 * reserved(pair) <= width + 0.001
  }

  func naturalWidth(_ pair: AccompaniedNode) -> Double {
    naturalWidth(pair.main) + (pair.place == .edge ? 2 : 1) * reserved(pair)
  }

  func extent(_ pair: AccompaniedNode, _ width: Double) -> Extent {
    let main = extent(pair.main, mainWidth(pair, in: width))
    let companion = extent(pair.companion, width).natural
    return Extent(natural: max(main.natural, companion), minimum: max(main.minimum, companion))
  }

  /// Both parts in the middle of the room's height, on one baseline where both are one line.
  func place(_ pair: AccompaniedNode, in room: Rect) -> [LayoutElement] {
    let width = mainWidth(pair, in: room.width)
    let own = naturalWidth(pair.companion)
    let start = pair.place == .edge ? 0 : max(0, (room.width - width - reserved(pair)) / 2)
    let behind = pair.place == .edge ? room.width - own : start + width + pair.spacing
    func place(_ node: Node, at offset: Double, width: Double, drop: Double = 0) -> LayoutElement {
      let height = extent(node, width).natural
      let x = direction == .leftToRight ? room.minX + offset : room.maxX - offset - width
      let y = room.minY + (room.height - height) / 2 + drop
      return self.place(node, in: Rect(x, y, width, height))
    }
    return [
      place(pair.main, at: start, width: width),
      place(
        pair.companion, at: behind, width: own, drop: baselineDrop(pair, mainWidth: width)),
    ]
  }

  /// How far the companion is lowered from the middle to stand on the baseline of a single line.
  private func baselineDrop(_ pair: AccompaniedNode, mainWidth: Double) -> Double {
    guard case .text(let main) = pair.main.content,
      case .text(let companion) = pair.companion.content
    else { return 0 }
    let line = measure(main, width: mainWidth)
    guard line.lines.count == 1 else { return 0 }
    let mark = measure(companion, width: nil)
    func baseline(_ text: TextLayout) -> Double { text.top + text.ascender - text.size.height / 2 }
    return baseline(line) - baseline(mark)
  }
}
