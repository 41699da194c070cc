import PlacardGraphics

extension LayoutTree {
  /// The tree with every frame on whole pixels.
  ///
  /// Edges are rounded, not sizes, so that neighbours neither overlap nor part and no error adds up.
  /// A rigid element is rounded once by its origin; what is inside keeps its offset, which keeps a
  /// drawing symmetric in its circle.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  public func rounded(toScale scale: Double) -> LayoutTree {
    var tree = self
    tree.root = Self.rounded(root, scale)
    return tree
  }

  private static func rounded(_ element: LayoutElement, _ scale: Double) -> LayoutElement {
    func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }
    let frame = element.frame
    var result = element
    if element.isRigid {
      let origin = Point(snap(frame.minX), snap(frame.minY))
      return element.offset(by: origin - frame.origin)
    }
    let x = snap(frame.minX)
    let y = snap(frame.minY)
    result.frame = Rect(x, y, snap(frame.maxX) - x, snap(frame.maxY) - y)
    result.children = element.children.map { rounded($0, scale) }
    return result
  }
}

extension LayoutElement {
  /// The element with everything inside moved by a vector.
  func offset(by delta: Point) -> LayoutElement {
    var result = self
    result.frame = frame.offset(by: delta)
    result.children = children.map { $0.offset(by: delta) }
    return result
  }
}
