import PlacardModel

extension LintRule {
  /// Alerts that cannot be left without a choice.
  public static let noCancel = LintRule(
    "no-cancel", .warning, "The alert has no close button and no button with the role cancel."
  ) { context in
    let canCancel =
      context.closesWithoutButton
      || context.buttons.contains { $0.element.role == .closeButton }
      || context.document.content.buttons.contains { $0.role == .cancel }
    if canCancel { return [] }
    return [
      Violation(
        ElementRole.alert.rawValue, value: 0, limit: 1,
        "has no close button and no button with the role cancel")
    ]
  }
}
