import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// The plot with its numbers at the trailing side and its words below, as the system's charts.
  func makeChart(_ chart: ContentChart, _ id: ElementID) -> Node {
    let scale = ChartScale(chart.values)
    let small = capped
    let line = small.lineHeight(.caption1)
    let plot = ChartDrawing(
      chart: chart, scale: scale, color: chart.color ?? accent, inset: line / 2)
    let height = chart.height + line
    let ticks = zip(scale.ticks, [VerticalAlignment.top, .center, .bottom]).map { tick, place in
      Layer(
        small.text(NumberText.short(tick), .caption1, .secondaryLabel, isOneLine: true),
        vertical: place)
    }
    let foot = chart.labels.isEmpty ? 0 : (line + 4).rounded(.up)
    let labels = Node(small.labels(chart), limits: SizeLimits(height: foot))
    let body = Node(
      .band(
        [
          BandChild(
            Node(
              .column(
                [Node(.drawing(CustomDrawing(CustomBox(plot), setting))), labels], spacing: 0)),
            grows: true),
          BandChild(
            Node(
              .column(
                [
                  Node(.overlay(ticks), limits: SizeLimits(height: height)),
                  Node(.empty, limits: SizeLimits(height: foot)),
                ], spacing: 0))),
        ], spacing: 6))
    var parts = [body]
    if let title = chart.title {
      parts.insert(text(title, .subheadline, weight: 600, at: textAlignment(.leading)), at: 0)
    }
    return Node(.column(parts, spacing: 6), id: id).accessible(
      AccessibilityFacts(label: chart.title ?? "", value: told(chart), traits: .image))
  }

  /// Words below the values: all of them, or where they do not fit those at the ends and in the
  /// middle, or none.
  private func labels(_ chart: ContentChart) -> NodeContent {
    guard !chart.labels.isEmpty else { return .empty }
    func label(_ index: Int, _ alignment: TextNode.Alignment) -> Node {
      text(chart.labels[index], .caption1, .secondaryLabel, at: alignment, isOneLine: true)
        .padded(Insets(top: 4))
    }
    let last = chart.labels.count - 1
    var choices: [Node] = []
    if last <= 7 {
      choices.append(Node(.row(chart.labels.indices.map { label($0, .center) }, spacing: 2)))
    }
    if last > 1 {
      let ends = [label(0, textAlignment(.leading)), label(last, textAlignment(.trailing))]
      if last.isMultiple(of: 2) {
        choices.append(Node(.row([ends[0], label(last / 2, .center), ends[1]], spacing: 2)))
      }
      choices.append(Node(.row(ends, spacing: 2)))
    }
    return .firstThatFits(.horizontal, choices + [Node(.empty)])
  }

  /// The values with their words: `Mon 4, Tue 7`.
  private func told(_ chart: ContentChart) -> String {
    chart.values.indices.map { index in
      let value = NumberText.short(chart.values[index])
      return chart.labels.isEmpty ? value : "\(chart.labels[index]) \(value)"
    }.joined(separator: ", ")
  }
}
