import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardRuntime

/// A part of an alert that reacts to a touch, with its place.
struct TouchPart: Hashable {
  let id: ElementID
  let target: Event.Target
  /// What a person calls it.
  let label: String
  /// Its whole frame in points of the screen.
  let frame: Rect
  /// What is seen of it.
  let visible: Rect

  /// The parts of a layout in drawing order.
  static func parts(of tree: LayoutTree) -> [TouchPart] {
    var parts: [TouchPart] = []
    add(tree.root, window: nil, to: &parts)
    return parts
  }

  private static func add(_ element: LayoutElement, window: Rect?, to parts: inout [TouchPart]) {
    if let id = element.id, let target = Event.Target(id) {
      let visible = window.map { element.frame.intersection($0) } ?? element.frame
      parts.append(
        TouchPart(
          id: id, target: target, label: label(of: element), frame: element.frame,
          visible: visible))
    }
    var window = window
    if element.isWindow { window = window?.intersection(element.frame) ?? element.frame }
    for child in element.children { add(child, window: window, to: &parts) }
  }

  private static func label(of element: LayoutElement) -> String {
    element.accessibility?.label ?? texts(in: element).joined(separator: " ")
  }

  private static func texts(in element: LayoutElement) -> [String] {
    var found: [String] = []
    if case .text(_, let node) = element.content { found.append(node.text) }
    return found + element.children.flatMap { texts(in: $0) }
  }
}
