import PlacardGraphics
import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// Text fields, then text views, then the error line, with their distances.
  mutating func makeInputs() throws(DocumentError) -> [Node] {
    let indices = content.fields.indices
    let order =
      indices.filter { !content.fields[$0].isMultiline }
      + indices.filter { content.fields[$0].isMultiline }
    var nodes: [Node] = []
    for index in order {
      let field = try makeField(index)
      nodes.append(
        nodes.isEmpty ? field : field.padded(Insets(top: appearance.margin.textFieldSpacing)))
    }
    if let error = makeError() {
      nodes.append(nodes.isEmpty ? error : error.padded(Insets(top: 8)))
    }
    return nodes
  }

  /// What went wrong, in the red that is legible as text.
  private func makeError() -> Node? {
    guard let text = state.error?.withoutBlankEnds, !text.isEmpty else { return nil }
    var colors = document.environment.colors
    colors.increasedContrast = true
    let size = FontDescription(size: 13, weight: 400, textStyle: .footnote)
      .pointSize(at: document.environment.textSize)
    return Node(
      .text(
        TextNode(
          text, size: size, color: DynamicColor.systemRed.resolve(in: colors),
          avoidsLoneWord: true)),
      id: .error, role: .error)
  }

  private mutating func makeField(_ index: Int) throws(DocumentError) -> Node {
    let field = content.fields[index]
    let id = ElementID.field(index)
    let isFocused = state.focusedField == index && !isBusy
    let font = fonts.resolve(appearance.fieldFont, for: "fieldFont")
    let lineHeight = font.face.lineHeight * font.size
    let isEmpty = field.text.isEmpty
    let words =
      isEmpty
      ? field.placeholder ?? ""
      : field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
    let ink = faded(resolve(isEmpty ? .placeholderText : .label))
    let text = TextNode(
      words, face: font.face, size: font.size, weight: font.weight, color: ink,
      alignment: .natural)
    var leading = 0.0
    var trailing = 0.0
    var layers: [Layer] = []
    if let icon = field.icon, !field.isMultiline {
      let side = 17.0 * font.size / 17
      layers.append(
        Layer(
          try drawing(
            icon, side: side, id: ElementID("\(id).icon"), "fields[\(index)].systemImage"),
          horizontal: .leading, vertical: .center))
      leading = side + 10
    }
    if clears(field, isFocused: isFocused), !field.isMultiline {
      layers.append(
        Layer(
          Node(
            .vector(
              try SymbolDrawing.graphic(
                "xmark.circle.fill", side: 17, color: faded(resolve(.tertiaryLabel)))),
            id: ElementID("\(id).clear"),
            limits: SizeLimits(width: 25, height: appearance.textFieldHeight)),
          horizontal: .trailing, vertical: .center))
      trailing = 25
    }
    let caret = isFocused ? resolve(accent) : nil
    let editor = Node(
      .editor(
        EditorNode(
          of: id, text, isPlaceholder: isEmpty, caret: caret, isMultiline: field.isMultiline)))
    let minHeight = max(
      field.isMultiline ? appearance.textViewHeight : appearance.textFieldHeight,
      lineHeight + 12)
    let vertical = field.isMultiline ? 12.0 : 0
    layers.insert(
      Layer(
        editor.padded(
          Insets(top: vertical, leading: leading, bottom: vertical, trailing: trailing))), at: 0)
    return Node(
      .overlay(layers), id: id, role: .field, padding: Insets(horizontal: 12, vertical: 0),
      limits: SizeLimits(height: minHeight),
      decoration: Decoration(
        fill: resolve(.tertiarySystemFill), border: border(isFocused: isFocused),
        radii: CornerRadii(min(appearance.fieldCornerRadius, minHeight / 2))))
  }

  /// A ring in the style's colour with focus, in red with an error.
  private func border(isFocused: Bool) -> Decoration.Border? {
    if state.error != nil { return Decoration.Border(width: 1.5, color: resolve(.systemRed)) }
    return isFocused ? Decoration.Border(width: 1.5, color: resolve(accent)) : nil
  }

  /// A colour as it is drawn while an action runs.
  private func faded(_ color: Color) -> Color {
    isBusy ? color.opacity(0.5) : color
  }

  /// Whether the button that empties a field is shown.
  func clears(_ field: AlertField, isFocused: Bool) -> Bool {
    !isBusy && field.isClearing(isFocused: isFocused)
  }

  private func drawing(
    _ icon: AlertIcon, side: Double, id: ElementID, _ path: String
  ) throws(DocumentError) -> Node {
    let color = faded(resolve(.secondaryLabel))
    switch icon {
    case .symbol(let name):
      return Node(
        .vector(try SymbolDrawing.graphic(name, side: side, color: color, path: path)), id: id)
    case .image(let reference, let tint):
      return Node(.image(reference, side: side, tint: tint.map(resolve)), id: id)
    }
  }
}
