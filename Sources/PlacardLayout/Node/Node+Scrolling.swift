public import PlacardModel

extension Node {
  /// The node with its scrolling parts scrolled, by their identities, in points.
  public func scrolled(by offsets: [ElementID: Double]) -> Node {
    guard !offsets.isEmpty else { return self }
    var node = self
    switch content {
    case .empty, .text, .vector, .image, .editor, .drawing: break
    case .column(let children, let spacing):
      node.content = .column(children.map { $0.scrolled(by: offsets) }, spacing: spacing)
    case .row(let children, let spacing):
      node.content = .row(children.map { $0.scrolled(by: offsets) }, spacing: spacing)
    case .line(let children, let spacing):
      node.content = .line(children.map { $0.scrolled(by: offsets) }, spacing: spacing)
    case .band(let children, let spacing):
      node.content = .band(
        children.map { BandChild($0.node.scrolled(by: offsets), grows: $0.grows) },
        spacing: spacing)
    case .overlay(let layers):
      node.content = .overlay(
        layers.map {
          Layer($0.node.scrolled(by: offsets), horizontal: $0.horizontal, vertical: $0.vertical)
        })
    case .scroll(var scroll):
      scroll.child = scroll.child.scrolled(by: offsets)
      if let offset = id.flatMap({ offsets[$0] }) { scroll.offset = offset }
      node.content = .scroll(scroll)
    case .accompanied(var pair):
      pair.main = pair.main.scrolled(by: offsets)
      node.content = .accompanied(pair)
    case .firstThatFits(let axis, let children):
      node.content = .firstThatFits(axis, children.map { $0.scrolled(by: offsets) })
    }
    return node
  }
}
