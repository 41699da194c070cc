import PlacardGraphics

extension Path {
  /// The path with its points moved.
  func mapped(_ move: (Point) -> Point) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let p): result.move(to: move(p))
      case .line(let p): result.line(to: move(p))
      case .cubic(let p, let q, let r): result.cubic(move(p), move(q), to: move(r))
      case .close: result.close()
      }
    }
    return result
  }
}
