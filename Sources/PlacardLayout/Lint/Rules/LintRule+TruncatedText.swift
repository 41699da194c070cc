import PlacardGraphics
import PlacardModel

extension LintRule {
  /// Text that ends in an ellipsis.
  public static let truncatedText = LintRule(
    "truncated-text", .error, "A text is cut with an ellipsis."
  ) { context in
    context.parts.compactMap { part in
      guard case .text(let layout, let node) = part.element.content, layout.isTruncated else {
        return nil
      }
      let count = layout.lines.count
      return Violation(
        part.name, value: Double(count), limit: node.lineLimit.map(Double.init),
        "is cut with an ellipsis after \(count) line\(count == 1 ? "" : "s")")
    }
  }
}
