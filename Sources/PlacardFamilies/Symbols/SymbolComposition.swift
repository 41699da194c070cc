import PlacardGraphics

extension Symbol {
  /// Radius of a badge's disc: its sign is drawn for it.
  private static let badgeRadius = 56.0
  /// Radius of a badge without a sign.
  private static let dotRadius = 40.0
  /// Width of the gap that keeps a badge apart from the symbol.
  private static let gap = 18.0

  /// The symbol with a line across it, cut free from the symbol by a gap on both sides.
  func slashed(line: Path, gap: Path) -> Symbol {
    adding([.knockOut(gap), .fill(line)])
  }

  /// The symbol with a dot at the top trailing corner.
  func dotted() -> Symbol {
    let center = Point(256 - Self.dotRadius - 8, Self.dotRadius + 8)
    return adding([
      .knockOut(.circle(center: center, radius: Self.dotRadius + Self.gap)),
      .fill(.circle(center: center, radius: Self.dotRadius)),
    ])
  }

  /// The symbol with a disc at the bottom trailing corner that a sign is cut out of; the sign is
  /// given round the origin.
  func badged(sign: Path) -> Symbol {
    let center = Point(256 - Self.badgeRadius - 4, 256 - Self.badgeRadius - 4)
    return adding([
      .knockOut(.circle(center: center, radius: Self.badgeRadius + Self.gap)),
      .fill(.circle(center: center, radius: Self.badgeRadius)),
      .knockOut(sign.transformed(by: .translation(center.x, center.y))),
    ])
  }

  /// The symbol made smaller and centred by its ink inside a shape: painted in an outline, cut out
  /// of a filled shape.
  func enclosed(by shape: Path, scale: Double, isFilled: Bool) -> Symbol {
    let ink = bounds.center
    let middle = (shape.bounds ?? Self.viewBox).center
    let transform = AffineTransform.translation(-ink.x, -ink.y)
      .then(.scale(scale, scale)).then(.translation(middle.x, middle.y))
    let glyph = layers.map { layer -> Layer in
      switch layer {
      case .fill(let path):
        let moved = path.transformed(by: transform)
        return isFilled ? .knockOut(moved) : .fill(moved)
      case .knockOut(let path):
        let moved = path.transformed(by: transform)
        return isFilled ? .fill(moved) : .knockOut(moved)
      }
    }
    return Symbol(name: name, layers: [.fill(shape)] + glyph)
  }

  private func adding(_ more: [Layer]) -> Symbol { Symbol(name: name, layers: layers + more) }
}
