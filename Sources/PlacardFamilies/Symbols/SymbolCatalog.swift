import PlacardGraphics

/// The known symbols by their SF Symbol names; names that add modifiers to a known one are composed.
public struct SymbolCatalog: Sendable {
  /// The catalogue that the package brings along.
  public static let standard = SymbolCatalog(rows: SymbolTable.rows, parts: SymbolTable.parts)

  /// A name longer than this is not looked up: the longest of Apple's has about 60 bytes.
  private static let longestName = 64

  private let rows: [SymbolRow]
  private let parts: [SymbolRow]
  /// Places in `rows` by name and by alias.
  private let places: [String: Int]

  /// Reads two tables in the format of `SymbolTable`.
  init(rows table: String, parts: String) {
    rows = SymbolRow.rows(in: table)
    self.parts = SymbolRow.rows(in: parts)
    var places: [String: Int] = [:]
    for (place, row) in rows.enumerated() {
      for name in [row.name] + row.aliases where places[name] == nil { places[name] = place }
    }
    self.places = places
  }

  /// The names that have a drawing of their own, sorted; modifiers such as `.fill`, `.circle`,
  /// `.slash` and `.badge.plus` add more.
  public var names: [String] { rows.map(\.name).sorted() }

  /// Finds or composes the drawing of a symbol.
  ///
  /// A row of the table wins; otherwise the modifiers at the end of the name, from `.fill`,
  /// `.slash`, `.circle`, `.square`, `.octagon`, `.seal`, `.shield`, `.badge` and `.badge.` with
  /// `plus`, `minus`, `checkmark`, `xmark`, `exclamationmark` or `questionmark`, are applied to the
  /// row that the rest names.
  ///
  /// - Parameter name: an SF Symbol name such as `bell.badge.fill`.
  /// - Returns: the drawing, one layer for a row and more for a composed symbol.
  /// - Throws: `UnknownSymbol` with near names where the catalogue has no such symbol;
  ///   `SVGPathError` where a row's path data is malformed.
  public func symbol(named name: String) throws -> Symbol {
    guard name.utf8.count <= Self.longestName else {
      throw UnknownSymbol(name: name, suggestions: [])
    }
    var stem = name[...]
    var suffix = ""
    var modifiers: [SymbolModifier] = []
    while places[String(stem)] == nil {
      guard let (spelling, modifier) = SymbolModifier.last(of: stem),
        modifier != .fill || modifiers.first != .fill
      else { throw unknown(name, stem: stem, suffix: suffix) }
      stem = stem.dropLast(spelling.count)
      suffix = spelling + suffix
      modifiers.insert(modifier, at: 0)
    }
    var symbol = try draw(stem, modifiers[...], isFilled: false)
    symbol.name = name
    return symbol
  }

  /// Draws a row with modifiers, the last one outermost.
  private func draw(
    _ stem: Substring, _ modifiers: ArraySlice<SymbolModifier>, isFilled: Bool
  ) throws -> Symbol {
    let inner = modifiers.dropLast()
    switch modifiers.last {
    case nil:
      return Symbol(
        name: String(stem), layers: [.fill(try path(of: String(stem), isFilled: isFilled))])
    case .fill:
      return try draw(stem, inner, isFilled: true)
    case .slash:
      return try draw(stem, inner, isFilled: isFilled)
        .slashed(line: try part("slash"), gap: try part("slash.gap"))
    case .dot:
      return try draw(stem, inner, isFilled: isFilled).dotted()
    case .badge(let sign):
      return try draw(stem, inner, isFilled: isFilled).badged(sign: try part("badge." + sign))
    case .enclosure(let enclosure):
      // A filled glyph stays legible at the small size.
      return try draw(stem, inner, isFilled: true)
        .enclosed(
          by: try path(of: enclosure.rawValue, isFilled: isFilled), scale: enclosure.glyphScale,
          isFilled: isFilled)
    }
  }

  private func path(of name: String, isFilled: Bool) throws -> Path {
    guard let place = places[name] else { throw UnknownSymbol(name: name, suggestions: []) }
    return try rows[place].path(isFilled: isFilled)
  }

  private func part(_ name: String) throws -> Path {
    guard let row = parts.first(where: { $0.name == name }) else {
      throw UnknownSymbol(name: name, suggestions: [])
    }
    return try row.path(isFilled: false)
  }

  private func unknown(_ name: String, stem: Substring, suffix: String) -> UnknownSymbol {
    let search = SymbolSearch(rows: rows, includesFills: suffix.isEmpty)
    return UnknownSymbol(
      name: name, suggestions: search.nearest(to: stem.lowercased()).map { $0 + suffix })
  }
}
