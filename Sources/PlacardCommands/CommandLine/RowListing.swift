import PlacardModel

/// Rows of named cells, for people as columns, for programs as JSON.
struct RowListing {
  /// The cells of one row, the same keys in every row.
  typealias Row = [(key: String, text: String)]

  private let rows: [Row]

  init(_ rows: [Row]) { self.rows = rows }

  /// One line a row; nothing where there are no rows.
  func text(json: Bool) -> String {
    (json ? rows.map(Self.json) : columns).map { $0 + "\n" }.joined()
  }

  private static func json(_ row: Row) -> String {
    let members = row.map { JSONMember($0.key, JSONNode(.string($0.text))) }
    return JSONWriter.write(JSONNode(.object(members)), pretty: false)
  }

  private var columns: [String] {
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in rows.map { $0[column].text.count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell.text
        if column + 1 < row.count {
          line += String(repeating: " ", count: widths[column] - cell.text.count + 2)
        }
      }
      return line
    }
  }
}
