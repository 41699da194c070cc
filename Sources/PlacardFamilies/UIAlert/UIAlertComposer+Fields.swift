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
    let text = TextNode(
      isEmpty ? field.placeholder ?? "" : shown, face: font.face, size: font.size,
      weight: font.weight, color: resolve(isEmpty ? .placeholderText : .label),
      alignment: .natural, lineLimit: isFocused ? nil : 1)
    var layers: [Layer] = []
    if isFocused {
      let editor = EditorNode(
        of: .field(index), text, isPlaceholder: isEmpty, caret: resolve(appearance.tintColor),
        caretHeight: (font.size * 1.25).rounded())
      layers = [Layer(Node(.editor(editor)), vertical: .center)]
    } else if !text.text.withoutBlankEnds.isEmpty {
      let words = Node(
        .text(text), id: ElementID("\(ElementID.field(index)).text"), role: .text)
      layers = [Layer(words, horizontal: isEmpty ? nil : .leading, vertical: .center)]
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
