import PlacardGraphics
import PlacardModel

extension LintRule {
  /// An alert that is larger than the part of the screen that it may use.
  public static let overflow = LintRule(
    "overflow", .error, "The alert reaches out of the screen's safe area."
  ) { context in
    let bounds = Painter(tree: context.tree, scale: context.document.output.scale)
      .silhouetteBounds.union(context.tree.root.frame)
    let excess = bounds.excess(outOf: context.document.screen.safeFrame)
    guard excess > context.tolerance else { return [] }
    return [
      Violation(
        ElementID.card.description, value: excess, limit: 0,
        "reaches \(excess.rounded(toPlaces: 1)) pt out of the screen's safe area")
    ]
  }
}
