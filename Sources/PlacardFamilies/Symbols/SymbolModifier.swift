/// A part at the end of a symbol's name that changes the drawing of what stands before it.
enum SymbolModifier: Hashable, Sendable {
  /// The filled variant.
  case fill
  /// A line across the symbol.
  case slash
  /// A dot at the top trailing corner.
  case dot
  /// A sign in a disc at the bottom trailing corner.
  case badge(sign: String)
  /// A shape round the symbol.
  case enclosure(SymbolEnclosure)

  /// The signs that a badge may carry.
  static let signs = ["plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark"]

  /// Every modifier with the text that asks for it.
  private static let spellings: [(suffix: String, modifier: SymbolModifier)] =
    [(".fill", .fill), (".slash", .slash), (".badge", .dot)]
    + signs.map { (".badge." + $0, .badge(sign: $0)) }
    + SymbolEnclosure.allCases.map { ("." + $0.rawValue, .enclosure($0)) }

  /// The last modifier of a name and its spelling; `nil` where the name ends in none.
  static func last(of name: Substring) -> (suffix: String, modifier: SymbolModifier)? {
    spellings.first { name.utf8.count > $0.suffix.utf8.count && name.hasSuffix($0.suffix) }
  }
}
