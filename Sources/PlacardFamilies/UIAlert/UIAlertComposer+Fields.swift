import PlacardGraphics
import PlacardLayout
import PlacardModel

extension UIAlertComposer {
  /// The fields; in the classic look they share one frame, later each has its own.
  mutating func makeFields() -> Node? {
    guard !content.fields.isEmpty else { return nil }
    var rows: [Node] = []
    for (index, field) in content.fields.enumerated() {
      let node = makeField(field, index)
      let isParted = !look.hasCapsules && index > 0
      rows.append(isParted ? Node(.column([hairline, node], spacing: 0)) : node)
    }
    let column = NodeContent.column(rows, spacing: look.fieldSpacing)
    guard !look.hasCapsules else { return Node(column) }
    return Node(
      column,
      decoration: Decoration(
        fill: resolve(.elevatedSystemBackground),
        border: Decoration.Border(width: pixel, color: resolve(.separator)),
        radii: CornerRadii(look.fieldRadius)))
  }

  private mutating func makeField(_ field: AlertField, _ index: Int) -> Node {
    let font = fonts.resolve(look.fieldFont, for: "fields[\(index)]")
    let isFocused = state.focusedField == index
    let isEmpty = field.text.isEmpty
    let shown = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
    let placeholder = field.placeholder ?? ""
    func line(_ text: String, _ color: DynamicColor) -> Node {
      Node(
        .text(
          TextNode(
            text, face: font.face, size: font.size, weight: font.weight, color: resolve(color),
            alignment: .natural, lineLimit: 1)),
        id: ElementID("\(ElementID.field(index)).text"), role: .text)
    }
    // The caret stands behind the text, or before a placeholder.
    let caret = Node(
      .empty, id: ElementID("\(ElementID.field(index)).caret"),
      limits: SizeLimits(width: 2, height: (font.size * 1.25).rounded()),
      decoration: Decoration(fill: resolve(appearance.tintColor), radii: CornerRadii(1)))
    var layers: [Layer] = []
    if !isEmpty {
      let typed = line(shown, .label).padded(Insets(trailing: 2))
      let place = isFocused ? [Layer(caret, horizontal: .trailing, vertical: .center)] : []
      layers.append(
        Layer(
          Node(.overlay([Layer(typed, vertical: .center)] + place)), horizontal: .leading))
    } else {
      if !placeholder.withoutBlankEnds.isEmpty {
        layers.append(Layer(line(placeholder, .placeholderText), vertical: .center))
      }
      if isFocused { layers.append(Layer(caret, horizontal: .leading, vertical: .center)) }
    }
    return Node(
      .overlay(layers), id: .field(index),
      padding: Insets(horizontal: look.hasCapsules ? 14 : 7, vertical: 0),
      limits: SizeLimits(height: look.fieldHeight),
      decoration: look.hasCapsules
        ? Decoration(
          fill: resolve(.tertiarySystemFill), radii: CornerRadii(look.fieldRadius)) : nil)
  }
}
