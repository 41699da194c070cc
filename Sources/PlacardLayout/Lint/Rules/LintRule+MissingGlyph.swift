import PlacardGraphics
import PlacardModel

extension LintRule {
  /// Characters that no font has.
  public static let missingGlyph = LintRule(
    "missing-glyph", .error, "A text has characters that no font has."
  ) { context in
    context.parts.compactMap { part in
      guard case .text(let layout, _) = part.element.content, !layout.missing.isEmpty else {
        return nil
      }
      return Violation(
        part.name, value: Double(layout.missing.count), limit: 0,
        "has \(layout.missing.codePointList), which no font has")
    }
  }
}
