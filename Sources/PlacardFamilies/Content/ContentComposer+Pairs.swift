import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// Names at the leading edge, values at the trailing one; at accessibility sizes below each other.
  func makePairs(_ pairs: [ContentPair], _ id: ElementID) -> Node {
    let isStacked = environment.textSize.isAccessibility
    var rows: [Node] = []
    for (index, pair) in pairs.enumerated() {
      if pair.isTotal, index > 0 { rows.append(makeDivider()) }
      let weight = pair.isTotal ? 600 : 400
      let key = text(
        pair.key, .subheadline, weight: weight, pair.isTotal ? .label : .secondaryLabel,
        at: textAlignment(.leading))
      let value = text(
        pair.value, .subheadline, weight: pair.isTotal ? 600 : 500,
        at: textAlignment(isStacked ? .leading : .trailing))
      let content: NodeContent =
        isStacked
        ? .column([key, value], spacing: 2)
        : .band([BandChild(key, grows: true), BandChild(value)], spacing: 12)
      rows.append(
        Node(content, id: ElementID("\(id).row[\(index)]")).accessible(
          AccessibilityFacts(label: pair.key, value: pair.value, traits: .staticText)))
    }
    return Node(.column(rows, spacing: 8), id: id)
  }
}
