import PlacardGraphics
import PlacardLayout
import PlacardModel
import PlacardRuntime

/// A part of an alert that reacts to a touch, with its place.
struct TouchPart: Hashable {
  /// What a tap does.
  enum Action: Hashable {
    /// A tap on a part of the alert.
    case tap(Event.Target)
    /// Another value for an element of the content.
    case change(ContentChange)
  }

  let id: ElementID
  let action: Action
  /// What a person calls it.
  let label: String
  /// Its whole frame in points of the screen.
  let frame: Rect
  /// What is seen of it.
  let visible: Rect

  /// The parts of a layout in drawing order.
  static func parts(of tree: LayoutTree, _ content: AlertContent) -> [TouchPart] {
    var parts: [TouchPart] = []
    add(tree.root, window: nil, actions(of: content), to: &parts)
    return parts
  }

  private static func add(
    _ element: LayoutElement, window: Rect?, _ own: [ElementID: (action: Action, label: String?)],
    to parts: inout [TouchPart]
  ) {
    if let id = element.id,
      let part = own[id] ?? Event.Target(id).map({ (Action.tap($0), nil) })
    {
      let visible = window.map { element.frame.intersection($0) } ?? element.frame
      parts.append(
        TouchPart(
          id: id, action: part.action, label: part.label ?? label(of: element),
          frame: element.frame, visible: visible))
    }
    var window = window
    if element.isWindow { window = window?.intersection(element.frame) ?? element.frame }
    for child in element.children { add(child, window: window, own, to: &parts) }
  }

  /// What elements of the content do when they are tapped, and stars and segments inside them.
  private static func actions(
    of content: AlertContent
  ) -> [ElementID: (action: Action, label: String?)] {
    var actions: [ElementID: (action: Action, label: String?)] = [:]
    for (id, element) in content.elements {
      switch element {
      case .toggle, .button, .slider: actions[id] = (.tap(.content(id)), nil)
      case .field:
        actions[id] = (.tap(.content(id)), nil)
        actions[ElementID("\(id).clear")] = (.change(ContentChange(id, .text(""))), "")
      case .segmented(let segments):
        for index in segments.titles.indices {
          actions[ElementID("\(id).segment[\(index)]")] =
            (.change(ContentChange(id, .selection(index))), nil)
        }
      case .rating(let rating):
        for star in 0..<rating.count {
          let name = [rating.label ?? "", "\(star + 1)"].filter { !$0.isEmpty }
          actions[ElementID("\(id).star[\(star)]")] =
            (.change(ContentChange(id, .selection(star + 1))), name.joined(separator: " "))
        }
      default: break
      }
    }
    return actions
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
