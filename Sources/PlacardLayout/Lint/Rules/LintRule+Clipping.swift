import PlacardGraphics
import PlacardModel

extension LintRule {
  /// Texts and buttons that reach out of what holds them.
  public static let clipping = LintRule(
    "clipping", .error, "A text or a button reaches out of what holds it."
  ) { context in
    context.parts.indices.compactMap { context.clipping(of: $0) }
  }
}

extension LintContext {
  fileprivate func clipping(of index: Int) -> LintRule.Violation? {
    let part = parts[index]
    let boxes = part.isButton ? [part.element.frame] : part.lines
    guard !boxes.isEmpty else { return nil }
    if !part.isButton, let excess = excess(of: boxes, outOf: part.element.frame) {
      return violation(part, excess, "its frame")
    }
    guard let place = part.ancestors.last(where: { parts[$0].element.decoration != nil }) else {
      return nil
    }
    let holder = parts[place]
    // What a window hides can be scrolled to; only its sides are fixed.
    let shown =
      holder.window == part.window ? boxes : boxes.map(part.visible).filter { !$0.isEmpty }
    if let excess = excess(of: shown, outOf: holder.element.frame) {
      return violation(part, excess, holder.name)
    }
    guard !part.isButton, let decoration = holder.element.decoration else { return nil }
    let silhouette = Painter(tree: tree, scale: document.output.scale)
      .silhouette(of: holder.element.frame, decoration)
    let isCut = shown.contains { box in
      // Letters leave about a fifth of a line's height above and below them.
      !silhouette.contains(
        Rect(box.minX, box.minY + box.height / 5, box.width, box.height * 3 / 5)
          .intersection(holder.element.frame))
    }
    guard isCut else { return nil }
    return LintRule.Violation(
      part.name, value: decoration.radii.topLeading, "reaches into the corners of \(holder.name)")
  }

  private func violation(
    _ part: LintPart, _ excess: Double, _ holder: String
  ) -> LintRule.Violation {
    LintRule.Violation(
      part.name, value: excess, limit: 0,
      "reaches \(excess.rounded(toPlaces: 1)) pt out of \(holder)")
  }

  /// How far boxes reach out of a frame at most, if that is more than rounding explains.
  private func excess(of boxes: [Rect], outOf frame: Rect) -> Double? {
    boxes.map { $0.excess(outOf: frame) }.max().flatMap { $0 > tolerance ? $0 : nil }
  }
}
