/// A part from which alerts are shown.
struct PresentingPart<Base: ContentPart>: ContentPart {
  let base: Base
  let presentation: ScreenPresentation

  var elements: [BoundElement] {
    var elements = base.elements
    // What shows nothing of its own can show an alert all the same.
    if elements.isEmpty { elements = Spacer(0).elements }
    elements[0].presentations.append(presentation)
    return elements
  }
}
