/// The names that documents may use, given by the families so that the model need not know them.
public struct DocumentVocabulary: Sendable {
  /// One alert system.
  public struct Kind: Sendable {
    /// The value of the key `kind`.
    public var name: String
    /// The values of the key `style`.
    public var styles: [String]

    /// Creates a kind.
    public init(name: String, styles: [String]) {
      self.name = name
      self.styles = styles
    }
  }

  /// Every alert system; the first is the default.
  public var kinds: [Kind]
  /// Near names for a symbol name that is unknown; `nil` for a known one.
  public var symbolSuggestions: @Sendable (String) -> [String]?

  /// Creates a vocabulary.
  public init(
    kinds: [Kind], symbolSuggestions: @escaping @Sendable (String) -> [String]?
  ) {
    self.kinds = kinds
    self.symbolSuggestions = symbolSuggestions
  }
}
