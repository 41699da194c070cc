import PlacardGraphics
import PlacardModel

/// Checks elements that Swift code may have made; JSON was checked where it was read.
struct ElementCheck {
  private var count = 0

  static func run(_ elements: [ContentElement]) throws(DocumentError) {
    var check = ElementCheck()
    try check.run(elements, in: nil, depth: 0)
  }

  private mutating func run(
    _ elements: [ContentElement], in parent: ElementID?, depth: Int
  ) throws(DocumentError) {
    let place = parent?.description ?? "content"
    guard depth <= ContentElement.depth else {
      throw DocumentError(
        .tooDeep, "is nested too deep, must have at most \(ContentElement.depth) levels",
        path: place)
    }
    count += elements.count
    guard count <= ContentElement.limit else {
      throw DocumentError(
        .tooLarge, "has too many elements, must have at most \(ContentElement.limit) in all",
        path: place)
    }
    for (index, element) in elements.enumerated() {
      let id = ContentElement.id(index, in: parent)
      try check(element, id.description)
      if let children = element.children { try run(children, in: id, depth: depth + 1) }
    }
  }

  private func check(_ element: ContentElement, _ path: String) throws(DocumentError) {
    for text in texts(of: element) { try check(text, path) }
    switch element {
    case .image(let image): try check(image.size, ContentImage.sizes, "\(path).size")
    case .symbol(let symbol): try check(symbol.size, ContentImage.sizes, "\(path).size")
    case .row(let stack), .column(let stack):
      try check(stack.spacing, ContentElement.lengths, "\(path).spacing")
    case .spacer(let length?): try check(length, ContentElement.lengths, "\(path).spacer")
    case .slider(let slider): try check(slider.value, slider.range, "\(path).slider")
    case .progress(let progress): try check(progress.value, 0...1, "\(path).progress")
    case .segmented(let segments):
      let count = segments.titles.count
      try check(count, ContentSegments.counts, "\(path).segmented", "segments")
      if let selection = segments.selection {
        try check(selection, 0...(count - 1), "\(path).selection")
      }
    case .rating(let rating):
      try check(rating.count, ContentRating.counts, "\(path).of")
      try check(rating.rating, 0...rating.count, "\(path).rating")
    case .keyValues(let pairs):
      try check(pairs.count, 1...ContentPair.limit, "\(path).keyValues", "rows")
    case .table(let table):
      try check(table.rows.count, ContentTable.rowCounts, "\(path).table", "rows")
      for (index, row) in table.rows.enumerated() {
        let width = table.rows[0].count
        let allowed = index == 0 ? ContentTable.columns : width...width
        try check(row.count, allowed, "\(path).table[\(index)]", "cells")
      }
    case .chart(let chart):
      try check(chart.values.count, ContentChart.counts, "\(path).values", "numbers")
      for value in chart.values { try check(value, ContentChart.values, "\(path).values") }
      try check(chart.height, ContentChart.heights, "\(path).height")
      if !chart.labels.isEmpty {
        let count = chart.values.count
        try check(chart.labels.count, count...count, "\(path).labels", "texts")
      }
    default: break
    }
  }

  private func texts(of element: ContentElement) -> [String] {
    switch element {
    case .text(let text): [text.text]
    case .field(let field): [field.placeholder ?? "", field.text]
    case .button(let button): [button.title]
    case .toggle(let toggle): [toggle.label]
    case .slider(let slider): [slider.label ?? ""]
    case .segmented(let segments): segments.titles
    case .progress(let progress): [progress.label ?? ""]
    case .keyValues(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .table(let table): table.rows.flatMap { $0 }
    case .chart(let chart): chart.labels + [chart.title ?? ""]
    default: []
    }
  }

  private func check(_ text: String, _ path: String) throws(DocumentError) {
    guard let problem = TextLimits.problem(in: text) else { return }
    throw DocumentError(problem.code, problem.message, path: path)
  }

  private func check<Value: Comparable>(
    _ value: Value, _ range: ClosedRange<Value>, _ path: String, _ what: String? = nil
  ) throws(DocumentError) {
    guard !range.contains(value) else { return }
    let verb = what.map { "has \(value) \($0)" } ?? "is \(value)"
    throw DocumentError(
      .outOfRange, "\(verb), must be from \(range.lowerBound) to \(range.upperBound)", path: path)
  }
}
