import PlacardModel

extension LintRule {
  /// Buttons that say nothing.
  public static let emptyTitle = LintRule(
    "empty-title", .warning, "A button's title is empty."
  ) { context in
    context.buttons.filter { context.title(of: $0)?.isEmpty == true }.map {
      Violation($0.name, value: 0, limit: 1, "has a title without visible characters")
    }
  }
}
