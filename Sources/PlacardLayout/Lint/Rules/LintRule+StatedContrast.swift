extension LintRule {
  /// White on the system's hues, which is drawn as the system does.
  public static let statedContrast = LintRule(
    "stated-contrast", .info,
    "White on a hue of the system, or its placeholder, has too little contrast."
  ) { context in
    context.lowContrasts.filter(\.isStated).map(\.violation)
  }
}
