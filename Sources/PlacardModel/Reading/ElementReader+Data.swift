import PlacardGraphics

extension ElementReader {
  /// Bars, receipts, tables and charts.
  func data(
    _ kind: String, _ value: JSONReader, _ reader: JSONReader
  ) throws(DocumentError) -> ContentElement {
    switch kind {
    case "progress":
      return .progress(
        ContentProgress(try value.number(in: 0...1), label: try reader.member("label")?.text()))
    case "keyValues": return .keyValues(try pairs(value))
    case "table": return .table(try table(value, reader))
    default: return .chart(try chart(value, reader))
    }
  }

  /// `["Subtotal", "12.00"]` or `{"key": "Total", "value": "14.28", "total": true}`.
  private func pairs(_ list: JSONReader) throws(DocumentError) -> [ContentPair] {
    var pairs: [ContentPair] = []
    for row in try list.elements() {
      if case .array = row.node.value {
        let cells = try row.elements()
        guard cells.count == 2 else {
          throw row.fail(.outOfRange, "has \(cells.count) texts, must have a name and a value")
        }
        pairs.append(ContentPair(try cells[0].text(), try cells[1].text()))
      } else {
        try row.check(keys: ["key", "value", "total"])
        pairs.append(
          ContentPair(
            try row.required("key").text(), try row.required("value").text(),
            isTotal: try row.member("total")?.bool() ?? false))
      }
    }
    guard (1...ContentPair.limit).contains(pairs.count) else {
      throw list.fail(
        .outOfRange, "has \(pairs.count) rows, must have 1 to \(ContentPair.limit)")
    }
    return pairs
  }

  private func table(
    _ list: JSONReader, _ reader: JSONReader
  ) throws(DocumentError) -> ContentTable {
    var table = ContentTable([])
    for row in try list.elements() {
      var cells: [String] = []
      for cell in try row.elements() { cells.append(try cell.text()) }
      let width = table.rows.first?.count ?? cells.count
      guard cells.count == width, ContentTable.columns.contains(cells.count) else {
        throw row.fail(
          .outOfRange,
          "has \(cells.count) cells, must have "
            + (table.rows.isEmpty
              ? "1 to \(ContentTable.columns.upperBound)" : "\(width) like the first row"))
      }
      table.rows.append(cells)
    }
    guard ContentTable.rowCounts.contains(table.rows.count) else {
      throw list.fail(
        .outOfRange,
        "has \(table.rows.count) rows, must have 1 to \(ContentTable.rowCounts.upperBound)")
    }
    table.hasHeader = try reader.member("header")?.bool() ?? false
    for alignment in try reader.member("alignments")?.elements() ?? [] {
      table.alignments.append(try alignment.choice(of: ContentText.Alignment.self))
    }
    return table
  }

  private func chart(
    _ kind: JSONReader, _ reader: JSONReader
  ) throws(DocumentError) -> ContentChart {
    var chart = ContentChart(try kind.choice(of: ContentChart.Kind.self), [])
    let values = try reader.required("values")
    for value in try values.elements() {
      chart.values.append(try value.number(in: ContentChart.values))
    }
    guard ContentChart.counts.contains(chart.values.count) else {
      throw values.fail(
        .outOfRange,
        "has \(chart.values.count) numbers, must have 1 to \(ContentChart.counts.upperBound)")
    }
    if let labels = try reader.member("labels") {
      for label in try labels.elements() { chart.labels.append(try label.text()) }
      guard chart.labels.isEmpty || chart.labels.count == chart.values.count else {
        throw labels.fail(
          .outOfRange,
          "has \(chart.labels.count) texts, must have one for each of \(chart.values.count) values")
      }
    }
    chart.title = try reader.member("title")?.text()
    chart.color = try reader.member("color")?.color()
    if let height = try reader.member("height") {
      chart.height = try height.number(in: ContentChart.heights, unit: "pt")
    }
    return chart
  }
}
