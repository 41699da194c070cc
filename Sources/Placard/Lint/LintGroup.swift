public import PlacardLayout

/// The same finding under one or more variants of a document.
public struct LintGroup: Hashable, Sendable {
  /// The worst of the findings: farthest from the limit, the first of several.
  public private(set) var finding: LintFinding
  /// Where the worst was met; empty where the document was checked as it is.
  public private(set) var worst: String
  /// The names of all variants in which it was met.
  public private(set) var variants: [String]

  /// The findings of all variants by severity, then in order of appearance.
  static func groups(_ results: [(variant: String, findings: [LintFinding])]) -> [LintGroup] {
    var groups: [LintGroup] = []
    for (variant, findings) in results {
      for finding in findings {
        let place = groups.firstIndex {
          $0.finding.rule == finding.rule && $0.finding.element == finding.element
        }
        guard let place else {
          groups.append(LintGroup(finding: finding, worst: variant, variants: [variant]))
          continue
        }
        if finding.excess > groups[place].finding.excess {
          groups[place].finding = finding
          groups[place].worst = variant
        }
        if groups[place].variants.last != variant { groups[place].variants.append(variant) }
      }
    }
    return LintSeverity.allCases.flatMap { severity in
      groups.filter { $0.finding.severity == severity }
    }
  }
}
