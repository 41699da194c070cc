extension Node {
  /// The drawing with a way to show itself; any other node stays.
  package func appearing(_ appearing: VectorGraphic.Appearing) -> Node {
    guard case .vector(var graphic) = content else { return self }
    graphic.appearing = appearing
    var node = self
    node.content = .vector(graphic)
    return node
  }
}
