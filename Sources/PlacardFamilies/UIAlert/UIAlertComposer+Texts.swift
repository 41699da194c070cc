import PlacardGraphics
import PlacardLayout
import PlacardModel

extension UIAlertComposer {
  /// Title, message and fields in one column; `nil` where there is none of them.
  mutating func makeTexts() -> Node? {
    var column: [Node] = []
    if let title = content.title?.withoutBlankEnds, !title.isEmpty {
      column.append(text(title, look.titleFont, look.titleColor, id: .title, role: .title))
    }
    if let message = content.message?.withoutBlankEnds, !message.isEmpty {
      let node = text(message, look.messageFont, look.messageColor, id: .message, role: .message)
      column.append(node.padded(Insets(top: column.isEmpty ? 0 : look.titleGap)))
    }
    if let fields = makeFields() {
      column.append(fields.padded(Insets(top: column.isEmpty ? 0 : look.fieldGap)))
    }
    return column.isEmpty ? nil : Node(.column(column, spacing: 0))
  }

  private mutating func text(
    _ text: String, _ font: FontDescription, _ color: DynamicColor, id: ElementID,
    role: ElementRole
  ) -> Node {
    let font = fonts.resolve(font, for: id.description)
    return Node(
      .text(
        TextNode(
          text, face: font.face, size: font.size, weight: font.weight, color: resolve(color),
          alignment: look.alignment, avoidsLoneWord: true)),
      id: id, role: role)
  }
}
