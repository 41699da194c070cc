import PlacardGraphics

extension LayoutEngine {
  /// Gives a node and everything inside it its frame.
  func place(_ node: Node, in frame: Rect) -> LayoutElement {
    let padding = padding(of: node, frame.width)
    let leading = direction == .leftToRight ? padding.leading : padding.trailing
    let inner = Rect(
      frame.minX + leading, frame.minY + padding.top,
      max(0, frame.width - padding.horizontal), max(0, frame.height - padding.vertical))
    var element = LayoutElement(
      id: node.id, role: node.role, frame: frame, decoration: node.decoration,
      isRigid: node.isRigid)
    element.accessibility = node.accessibility
    switch node.content {
    case .empty: break
    case .column(let children, let spacing):
      var y = inner.minY
      for (child, height) in zip(children, heights(of: children, inner.size, spacing)) {
        let place = Rect(inner.minX, y, inner.width, height)
        element.children.append(self.place(child, in: place))
        y += height + spacing
      }
    case .row(let children, let spacing):
      let share = Self.share(inner.width, children.count, spacing)
      for (index, child) in children.enumerated() {
        let position = direction == .leftToRight ? index : children.count - 1 - index
        let x = inner.minX + Double(position) * (share + spacing)
        let place = Rect(x, inner.minY, share, inner.height)
        element.children.append(self.place(child, in: place))
      }
    case .line(let children, let spacing):
      var x = direction == .leftToRight ? inner.minX : inner.maxX
      for (child, width) in zip(children, lineWidths(children, inner.width, spacing)) {
        if direction == .rightToLeft { x -= width }
        element.children.append(
          self.place(child, in: Rect(x, inner.minY, width, inner.height)))
        x += direction == .leftToRight ? width + spacing : -spacing
      }
    case .band(let children, let spacing):
      element.children = placeBand(children, spacing, in: inner)
    case .drawing(let drawing):
      element.content = .drawing(drawing)
      element.frame = inner
    case .overlay(let layers):
      for layer in layers {
        element.children.append(
          self.place(layer.node, in: frameOf(layer, in: inner)))
      }
    case .text(let text):
      element.content = .text(measure(text, width: inner.width), text)
      element.frame = inner
      if node.decoration != nil { element.frame = frame }
    case .vector(let graphic):
      element.content = .vector(graphic)
    case .editor(let editor):
      element.frame = inner
      element.clipsContent = true
      element.children = place(editor, in: inner)
    case .image(let reference, let side, let tint):
      element.content = .image(reference, tint: tint)
      element.frame = fittedPicture(reference, side: side, in: inner)
    case .scroll(let scroll):
      let natural = extent(scroll.child, inner.width).natural
      element.content = .scroll(contentHeight: natural, indicator: scroll.indicator)
      // The window is what shows content: the padding round it is none of it.
      element.frame = inner
      let offset = min(max(0, scroll.offset), max(0, natural - inner.height))
      let content = Rect(inner.minX, inner.minY - offset, inner.width, natural)
      element.children = [place(scroll.child, in: content)]
    case .accompanied(let pair): element.children = place(pair, in: inner)
    case .firstThatFits(let axis, let children):
      let choice =
        axis == .horizontal
        ? chosen(children, inner.width) : chosen(children, inner.width, height: inner.height)
      if let choice { element.children = [place(choice, in: inner)] }
    }
    return element
  }

  private func frameOf(_ layer: Layer, in room: Rect) -> Rect {
    let node = layer.node
    let width =
      node.limits.width
      ?? (layer.horizontal == nil ? room.width : min(room.width, naturalWidth(node)))
    let height =
      layer.vertical == nil && node.limits.height == nil
      ? room.height : fitted(node, Size(width, room.height)).height
    let isLeading = (layer.horizontal == .leading) == (direction == .leftToRight)
    let x: Double =
      switch layer.horizontal {
      case .center, nil: room.minX + (room.width - width) / 2
      case .leading, .trailing: isLeading ? room.minX : room.maxX - width
      }
    let y: Double =
      switch layer.vertical {
      case .top: room.minY
      case .center, nil: room.minY + (room.height - height) / 2
      case .bottom: room.maxY - height
      }
    return Rect(x, y, width, height)
  }

  /// A picture keeps its proportions; one that cannot be read takes the whole square, and painting
  /// it reports why.
  private func fittedPicture(_ image: ImageReference, side: Double, in room: Rect) -> Rect {
    guard let size = try? images.size(of: image), size.width > 0, size.height > 0 else {
      return Rect(center: room.center, size: Size(side, side))
    }
    let scale = side / max(size.width, size.height)
    return Rect(
      center: room.center, size: Size(size.width * scale, size.height * scale))
  }
}
