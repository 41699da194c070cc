public import PlacardModel

extension Node {
  /// The node with facts for a screen reader.
  public func accessible(_ facts: AccessibilityFacts) -> Node {
    var node = self
    node.accessibility = facts
    return node
  }

  /// The node with facts given to the parts inside by their identities; facts that a part has
  /// already stay.
  public func accessible(_ facts: [ElementID: AccessibilityFacts]) -> Node {
    var node = self
    if node.accessibility == nil, let id { node.accessibility = facts[id] }
    switch content {
    case .empty, .text, .vector, .image, .editor, .drawing: break
    case .column(let children, let spacing):
      node.content = .column(children.map { $0.accessible(facts) }, spacing: spacing)
    case .row(let children, let spacing):
      node.content = .row(children.map { $0.accessible(facts) }, spacing: spacing)
    case .line(let children, let spacing):
      node.content = .line(children.map { $0.accessible(facts) }, spacing: spacing)
    case .band(let children, let spacing):
      node.content = .band(
        children.map { BandChild($0.node.accessible(facts), grows: $0.grows) }, spacing: spacing)
    case .overlay(let layers):
      node.content = .overlay(
        layers.map {
          Layer($0.node.accessible(facts), horizontal: $0.horizontal, vertical: $0.vertical)
        })
    case .scroll(var scroll):
      scroll.child = scroll.child.accessible(facts)
      node.content = .scroll(scroll)
    case .accompanied(var pair):
      pair.main = pair.main.accessible(facts)
      pair.companion = pair.companion.accessible(facts)
      node.content = .accompanied(pair)
    case .firstThatFits(let axis, let children):
      node.content = .firstThatFits(axis, children.map { $0.accessible(facts) })
    }
    return node
  }
}
