/// Why an animation cannot be made.
public struct AnimationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error, for programs; the message is for people.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as in `"neverRests"`.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A number is outside of what is allowed.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// Something turns or waits without end, so that the length must be given.
    public static let neverRests = Code(rawValue: "neverRests")
    /// A program that is needed is not installed.
    public static let missingProgram = Code(rawValue: "missingProgram")
    /// A program that was needed failed.
    public static let failedProgram = Code(rawValue: "failedProgram")
  }

  /// The kind of error.
  public var code: Code
  /// A sentence that names the value and what is allowed.
  public var message: String

  /// Creates an error.
  public init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The sentence.
  public var description: String { message }
}
