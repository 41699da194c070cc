/// What a rule found at an element.
public struct LintFinding: Hashable, Sendable {
  /// How much it matters.
  public let severity: LintSeverity
  /// The rule's identity.
  public let rule: String
  /// The element's identity, or that of the element which it belongs to.
  public let element: String
  /// The number found, in the unit of the limit; `nil` where nothing is counted or measured.
  public let value: Double?
  /// The number that the value is held against.
  public let limit: Double?
  /// What is wrong, with number and limit, as a phrase whose subject is the element.
  public let message: String

  /// How far the value is from its limit, in whichever direction is wrong.
  public var excess: Double { abs((value ?? 0) - (limit ?? 0)) }
}
