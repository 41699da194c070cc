/// What a field's text must satisfy before the actions can be used.
public struct FieldRule: Hashable, Sendable {
  /// One test on a text.
  public enum Test: Hashable, Sendable {
    /// There is text other than blanks.
    case notEmpty
    /// The text holds another.
    case contains(String)
    /// The text has at least this many characters.
    case minimumLength(Int)
    /// The text equals that of another field, named by its placeholder.
    case equalsField(String)
  }

  /// The field, by its placeholder.
  public var field: String
  /// The tests, all of which must hold.
  public var tests: [Test]

  /// Creates a rule.
  public init(field: String, tests: [Test]) {
    self.field = field
    self.tests = tests
  }
}
