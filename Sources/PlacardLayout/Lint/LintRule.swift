/// One thing that is checked of an alert.
public struct LintRule: Sendable {
  /// What a check reports; the rule adds its identity and severity.
  public struct Violation: Hashable, Sendable {
    /// The element's identity.
    public let element: String
    /// The number found.
    public let value: Double?
    /// The number that the value is held against.
    public let limit: Double?
    /// What is wrong, as a phrase whose subject is the element.
    public let message: String

    /// Creates a violation.
    public init(
      _ element: String, value: Double? = nil, limit: Double? = nil, _ message: String
    ) {
      self.element = element
      self.value = value
      self.limit = limit
      self.message = message
    }
  }

  /// The rule's identity.
  public let id: String
  /// How much its findings matter.
  public let severity: LintSeverity
  /// A sentence on what it reports.
  public let summary: String
  private let check: @Sendable (LintContext) -> [Violation]

  /// Creates a rule.
  public init(
    _ id: String, _ severity: LintSeverity, _ summary: String,
    check: @escaping @Sendable (LintContext) -> [Violation]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.check = check
  }

  /// The rule's findings in drawing order.
  public func findings(in context: LintContext) -> [LintFinding] {
    check(context).map {
      LintFinding(
        severity: severity, rule: id, element: $0.element, value: $0.value, limit: $0.limit,
        message: $0.message)
    }
  }
}
