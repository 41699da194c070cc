/// Finds files that are too long to be read at a sitting.
struct LengthCheck: SourceCheck {
  static let limit = 300
  /// Files of data, which nobody reads from top to bottom.
  static let tables: Set<String> = ["Sources/PlacardFamilies/Symbols/SymbolTable.swift"]

  func breaches(in file: SourceFile) -> [String] {
    guard file.lines.count > Self.limit, !Self.tables.contains(file.path) else { return [] }
    return ["\(file.path): has \(file.lines.count) lines, at most \(Self.limit) are allowed"]
  }
}
