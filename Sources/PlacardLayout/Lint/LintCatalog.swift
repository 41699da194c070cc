/// The rules that an alert is checked by.
public struct LintCatalog: Sendable {
  /// The rules in the order of their findings.
  public let rules: [LintRule]

  /// Creates a catalogue.
  public init(_ rules: [LintRule]) { self.rules = rules }

  /// Every rule of the product.
  public static let standard = LintCatalog([
    .truncatedText,
    .missingGlyph,
    .overlap,
    .clipping,
    .overflow,
    .smallTarget,
    .contrast,
    .noCancel,
    .emptyTitle,
    .duplicateTitle,
    .statedContrast,
  ])

  /// The findings of all rules.
  public func findings(in context: LintContext) -> [LintFinding] {
    rules.flatMap { $0.findings(in: context) }
  }
}
