import PlacardModel

/// Why a stage could not do what it was asked to.
public struct StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error, for programs; the message is for people.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as in `"noSuchPart"`.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No alert is on the stage.
    public static let nothingShown = Code(rawValue: "nothingShown")
    /// Nothing on the top alert has that name.
    public static let noSuchPart = Code(rawValue: "noSuchPart")
    /// Several parts have that name.
    public static let ambiguous = Code(rawValue: "ambiguous")
    /// The part takes no taps at the moment.
    public static let disabled = Code(rawValue: "disabled")
    /// The part is there, but something else lies where it would be tapped.
    public static let covered = Code(rawValue: "covered")
    /// The part is scrolled out of sight.
    public static let outOfSight = Code(rawValue: "outOfSight")
    /// The alert did not react, for the reason in the message.
    public static let refused = Code(rawValue: "refused")
    /// A value is outside of what is allowed.
    public static let outOfRange = Code(rawValue: "outOfRange")
    /// An action waits for something that the stage's clock does not drive.
    public static let waitsElsewhere = Code(rawValue: "waitsElsewhere")
    /// Something still moves or runs when the time for it is over.
    public static let neverSettles = Code(rawValue: "neverSettles")
    /// No action runs.
    public static let noAction = Code(rawValue: "noAction")
  }

  /// The kind of error.
  public var code: Code
  /// A sentence that names the part, what is wrong and what is there instead.
  public var message: String
  /// Names that may have been meant, the likeliest first.
  public var suggestions: [String]

  /// Creates an error.
  public init(_ code: Code, _ message: String, suggestions: [String] = []) {
    self.code = code
    self.message = message
    self.suggestions = suggestions
  }

  /// The sentence, with the names that may have been meant.
  public var description: String {
    guard !suggestions.isEmpty else { return message }
    let names = suggestions.map { "\"\($0)\"" }.joined(separator: ", ")
    return "\(message) (did you mean \(names)?)"
  }
}
