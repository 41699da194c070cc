/// A symbol name that the catalogue does not know.
public struct UnknownSymbol: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name as it was given.
  public var name: String
  /// Up to five known names, the nearest first.
  public var suggestions: [String]

  /// Creates an error.
  public init(name: String, suggestions: [String]) {
    self.name = name
    self.suggestions = suggestions
  }

  /// One sentence for the user.
  public var description: String {
    let question =
      suggestions.isEmpty ? "" : "; did you mean \(suggestions.joined(separator: ", "))?"
    return "unknown symbol \"\(name)\"\(question)"
  }
}
