import PlacardGraphics
import PlacardModel

extension LintRule {
  /// Buttons that are hard to hit (44 points: Apple's Human Interface Guidelines).
  public static let smallTarget = LintRule(
    "small-target", .warning, "A button is smaller than 44×44 pt."
  ) { context in
    let limit = 44.0
    return context.buttons.compactMap { button in
      let size = button.element.frame.size
      guard min(size.width, size.height) < limit - 0.01 else { return nil }
      return Violation(
        button.name, value: min(size.width, size.height), limit: limit,
        "is \(size.width.rounded(toPlaces: 1))×\(size.height.rounded(toPlaces: 1)) pt, "
          + "must be 44×44 pt at least")
    }
  }
}
