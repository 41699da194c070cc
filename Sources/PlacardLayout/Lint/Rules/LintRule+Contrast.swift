extension LintRule {
  /// Texts and icons that are hard to tell from their ground.
  public static let contrast = LintRule(
    "contrast", .warning,
    "A text has less contrast than 4.5:1; bold text from 17 pt and icons less than 3:1."
  ) { context in
    context.lowContrasts.filter { !$0.isStated }.map(\.violation)
  }
}
