/// How much a finding matters.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable {
  /// Something cannot be read or reached.
  case error
  /// Some readers will have trouble.
  case warning
  /// A stated exception to a rule.
  case info
}
