import PlacardGraphics
import PlacardLayout
import PlacardModel

extension ContentComposer {
  /// A field in the measures of CoolAlert's own: 44 points high, text views 96.
  func makeField(_ field: AlertField, _ id: ElementID) throws(DocumentError) -> Node {
    var children: [BandChild] = []
    let side = grown(20)
    switch field.icon {
    case nil: break
    case .symbol(let name):
      children.append(BandChild(try symbol(name, side: side, .secondaryLabel)))
    case .image(let image, let tint):
      children.append(
        BandChild(
          Node(
            .image(image, side: side, tint: tint.map(resolve)), limits: SizeLimits(width: side))))
    }
    let isEmpty = field.text.isEmpty
    let isFocused = state.focusedContent == id && state.busyButton == nil
    let shown = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
    let text = TextNode(
      isEmpty ? field.placeholder ?? "" : shown, size: size(.body),
      weight: environment.boldText ? 600 : 400,
      color: faded(resolve(isEmpty ? .placeholderText : .label)), alignment: .natural)
    let editor = Node(
      .editor(
        EditorNode(
          of: id, text, isPlaceholder: isEmpty, caret: isFocused ? resolve(accent) : nil,
          isMultiline: field.isMultiline)),
      limits: SizeLimits(minHeight: field.isMultiline ? 72 : 0))
    children.append(BandChild(editor, grows: true))
    let clears = field.isClearing(isFocused: isFocused) && state.busyButton == nil
    if clears {
      var cross = try symbol("xmark.circle.fill", side: side, .secondaryLabel)
      cross.id = ElementID("\(id).clear")
      children.append(BandChild(cross))
    }
    let content = Node(.band(children, spacing: 8))
    var facts = AccessibilityFacts(
      label: field.placeholder ?? "", value: isEmpty ? nil : shown,
      traits: field.isSecure ? .secureField : .textField)
    if isFocused { facts.traits.insert(.isEditing) }
    if clears { facts.actions = [SpokenWord.clear.text(for: environment.locale)] }
    return Node(
      .overlay([Layer(content, vertical: field.isMultiline ? .top : .center)]), id: id,
      role: .field,
      padding: Insets(horizontal: 12, vertical: 10), limits: SizeLimits(minHeight: 44),
      decoration: Decoration(
        fill: resolve(.tertiarySystemFill),
        border: isFocused ? Decoration.Border(width: 1.5, color: resolve(accent)) : nil,
        radii: CornerRadii(12))
    ).accessible(facts)
  }
}
