import PlacardGraphics
import PlacardLayout
import PlacardModel

extension UIAlertComposer {
  /// Title, message, content and fields in one column; `nil` where there is none of them.
  mutating func makeTexts() throws(DocumentError) -> Node? {
    var column: [Node] = []
    if let title = content.title?.withoutBlankEnds, !title.isEmpty {
      column.append(text(title, look.titleFont, look.titleColor, id: .title, role: .title))
    }
    if let message = content.message?.withoutBlankEnds, !message.isEmpty {
      let node = text(message, look.messageFont, look.messageColor, id: .message, role: .message)
      column.append(node.padded(Insets(top: column.isEmpty ? 0 : look.titleGap)))
    }
    var environment = document.environment
    environment.textSize = fonts.textSize
    let composer = ContentComposer(
      environment: environment, accent: appearance.tintColor, scale: document.output.scale,
      state: state)
    if let custom = try composer.node(
      for: content.custom, alignment: look.alignment == .center ? .center : .leading)
    {
      column.append(custom.padded(Insets(top: column.isEmpty ? 0 : look.fieldGap)))
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
