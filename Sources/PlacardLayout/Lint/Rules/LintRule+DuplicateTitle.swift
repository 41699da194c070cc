import PlacardModel

extension LintRule {
  /// Buttons that cannot be told apart.
  public static let duplicateTitle = LintRule(
    "duplicate-title", .warning, "Two buttons have the same title."
  ) { context in
    var known: [String: String] = [:]
    return context.buttons.compactMap { button in
      guard let title = context.title(of: button), !title.isEmpty else { return nil }
      guard let other = known[title] else {
        known[title] = button.name
        return nil
      }
      return Violation(button.name, value: 2, limit: 1, "has the same title as \(other)")
    }
  }
}
