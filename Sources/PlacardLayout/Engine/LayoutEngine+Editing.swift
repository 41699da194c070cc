import PlacardGraphics
import PlacardModel

extension LayoutEngine {
  /// Width of a caret in points, as UIKit draws it.
  private static let caretWidth = 2.0

  func measure(_ editor: EditorNode, width: Double) -> TextLayout {
    if editor.isMultiline { return measure(editor.text, width: max(1, width - Self.caretWidth)) }
    if editor.caret != nil, !editor.isPlaceholder { return measure(editor.text, width: nil) }
    // Without a caret the end gives way to an ellipsis; nothing is lost, since it can be reached.
    var text = editor.text
    text.lineLimit = 1
    var layout = measure(text, width: width)
    layout.isTruncated = false
    return layout
  }

  /// The text and its caret in their window: with a caret the end is in sight, else the beginning.
  func place(_ editor: EditorNode, in window: Rect) -> [LayoutElement] {
    let layout = measure(editor, width: window.width)
    let isWriting = editor.caret != nil && !editor.isPlaceholder
    let needed = editor.isMultiline ? 0 : layout.size.width + (isWriting ? Self.caretWidth : 0)
    let width = max(window.width, needed)
    let height = max(layout.size.height, layout.lineHeight)
    let x = isWriting == (direction == .leftToRight) ? window.maxX - width : window.minX
    let y: Double =
      if !editor.isMultiline {
        window.minY + (window.height - height) / 2
      } else {
        isWriting && height > window.height ? window.maxY - height : window.minY
      }
    let frame = Rect(x, y, width, height)
    // What stands in for the text makes room for the caret before it.
    let isBesideCaret = editor.isPlaceholder && editor.caret != nil
    let shift = isBesideCaret ? Self.caretWidth : 0
    var elements = [
      LayoutElement(
        id: ElementID("\(editor.field).text"), role: .text,
        frame: frame.offset(by: Point(direction == .leftToRight ? shift : -shift, 0)),
        content: .text(layout, editor.text))
    ]
    if let color = editor.caret { elements.append(caret(layout, editor, color, in: frame)) }
    return elements
  }

  private func caret(
    _ layout: TextLayout, _ editor: EditorNode, _ color: Color, in frame: Rect
  ) -> LayoutElement {
    let line = editor.isPlaceholder ? nil : layout.lines.last
    let row = editor.isPlaceholder ? 0 : Double(max(0, layout.lines.count - 1))
    // Writing begins at the leading edge and goes on behind the last line's end.
    var x = direction == .leftToRight ? frame.minX : frame.maxX - Self.caretWidth
    if let line, !line.text.isEmpty {
      let start = editor.text.x(of: line, in: frame, direction)
      x = line.direction == .leftToRight ? start + line.width : start - Self.caretWidth
    }
    let size = Size(Self.caretWidth, editor.caretHeight ?? layout.lineHeight)
    let box = Rect(origin: .zero, size: size)
    let place = Rect(
      min(max(x, frame.minX), frame.maxX - Self.caretWidth),
      frame.minY + layout.top + row * layout.lineHeight + (layout.lineHeight - size.height) / 2,
      size.width, size.height)
    return LayoutElement(
      id: ElementID("\(editor.field).caret"), role: .group, frame: place,
      content: .vector(
        VectorGraphic(
          box: box, size: size,
          steps: [
            .fill(.roundedRectangle(box, radii: CornerRadii(1), curve: .circular), color)
          ])))
  }
}
