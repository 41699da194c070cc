import PlacardGraphics

/// One line of a symbol table; its path data is read when it is drawn.
struct SymbolRow: Sendable {
  var name: String
  /// Other names of the same symbol.
  var aliases: [String]
  /// `phosphor` and the icon's name there, or `placard`.
  var origin: String
  private var outlineData: ArraySlice<UInt8>
  /// Empty where the filled variant is the outline.
  private var fillData: ArraySlice<UInt8>

  /// Cuts `name|aliases|origin|outline|fill` at its four separators.
  private init(_ bytes: [UInt8], line: Range<Int>, cuts: [Int]) {
    name = String(decoding: bytes[line.lowerBound..<cuts[0]], as: UTF8.self)
    aliases = bytes[cuts[0] + 1..<cuts[1]].split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    origin = String(decoding: bytes[cuts[1] + 1..<cuts[2]], as: UTF8.self)
    outlineData = bytes[cuts[2] + 1..<cuts[3]]
    fillData = bytes[cuts[3] + 1..<line.upperBound]
  }

  /// The rows of a table, one a line; a line without five columns is left out.
  ///
  /// One plain loop: a table is a quarter of a megabyte of path data, nearly all of it never asked
  /// for, and is read whenever the tool starts.
  static func rows(in table: String) -> [SymbolRow] {
    let bytes = Array(table.utf8) + [UInt8(ascii: "\n")]
    var rows: [SymbolRow] = []
    var start = 0
    var cuts: [Int] = []
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "|") {
        cuts.append(index)
      } else if bytes[index] == UInt8(ascii: "\n") {
        if cuts.count == 4 { rows.append(SymbolRow(bytes, line: start..<index, cuts: cuts)) }
        start = index + 1
        cuts.removeAll(keepingCapacity: true)
      }
    }
    return rows
  }

  /// Whether the filled variant is a drawing of its own.
  var hasFill: Bool { !fillData.isEmpty }

  /// The outline, or the filled variant where there is one.
  func path(isFilled: Bool) throws(SVGPathError) -> Path {
    let data = isFilled && hasFill ? fillData : outlineData
    return try Path(svg: String(decoding: data, as: UTF8.self))
  }
}
