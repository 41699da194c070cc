import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// Columns as wide as their cells, the first one wider; a thin line below every row but the last.
  ///
  /// Rows that do not fit, and all at accessibility sizes, become blocks of names and values.
  func makeTable(_ table: ContentTable, _ id: ElementID) -> Node {
    // Readers would go through the columns; a table is told row by row.
    let told = table.rows.map { $0.joined(separator: ", ") }.joined(separator: "; ")
    let blocks = blocks(table, id)
    return Node(
      .firstThatFits(.horizontal, isAccessible ? [blocks] : [grid(table, id), blocks]), id: id
    ).accessible(AccessibilityFacts(label: told, traits: .staticText))
  }

  private func grid(_ table: ContentTable, _ id: ElementID) -> Node {
    let height = (max(lineHeight(.subheadline), lineHeight(.footnote)) + 16).rounded(.up)
    let count = table.rows.map(\.count).min() ?? 0
    let columns = (0..<count).map { column -> BandChild in
      let alignment = column < table.alignments.count ? table.alignments[column] : .leading
      let cells = table.rows.indices.map { row -> Node in
        let isHeader = table.hasHeader && row == 0
        let label = text(
          table.rows[row][column], isHeader ? .footnote : .subheadline,
          weight: isHeader ? 600 : 400, isHeader ? .secondaryLabel : .label,
          at: textAlignment(alignment), isOneLine: true
        ).padded(Insets(leading: column == 0 ? 0 : 12))
        var layers = [Layer(label, vertical: .center)]
        if row < table.rows.count - 1 { layers.append(Layer(makeDivider(), vertical: .bottom)) }
        return Node(
          .overlay(layers), id: cell(id, row, column), limits: SizeLimits(height: height))
      }
      return BandChild(Node(.column(cells, spacing: 0)), grows: column == 0)
    }
    return Node(.band(columns, spacing: 0))
  }

  /// A block for every row: its first cell above the others, each below the name of its column.
  private func blocks(_ table: ContentTable, _ id: ElementID) -> Node {
    let names = table.hasHeader && table.rows.count > 1 ? table.rows[0] : []
    var blocks: [Node] = []
    for row in table.rows.indices.dropFirst(names.isEmpty ? 0 : 1) {
      if !blocks.isEmpty { blocks.append(makeDivider()) }
      var lines: [Node] = []
      for (column, words) in table.rows[row].enumerated() {
        if names.indices.contains(column), column > 0 {
          lines.append(
            text(names[column], .footnote, .secondaryLabel, at: textAlignment(.leading))
              .padded(Insets(top: 4)))
        }
        var line = text(
          words, .subheadline, weight: column == 0 ? 600 : 400, at: textAlignment(.leading))
        line.id = cell(id, row, column)
        lines.append(line)
      }
      blocks.append(Node(.column(lines, spacing: 0)))
    }
    return Node(.column(blocks, spacing: 10))
  }

  private func cell(_ id: ElementID, _ row: Int, _ column: Int) -> ElementID {
    ElementID("\(id).row[\(row)].cell[\(column)]")
  }
}
