public import PlacardGraphics
import PlacardModel

/// An element with its surroundings.
public struct LintPart: Hashable, Sendable {
  /// The element.
  public let element: LayoutElement
  /// Its identity, or that of the nearest element round it that has one.
  public let name: String
  /// Places of the elements round it in the list of parts, outermost first.
  public let ancestors: [Int]
  /// The window through which it is seen, inside a part that scrolls.
  public let window: Rect?
  /// Where its lines of text stand, seen or not; lines of blanks are left out.
  public let lines: [Rect]

  /// Whether it can be tapped.
  public var isButton: Bool { element.role == .button || element.role == .closeButton }

  /// The part of a rectangle that is seen.
  public func visible(_ rect: Rect) -> Rect { window.map { rect.intersection($0) } ?? rect }

  /// All elements of a tree in drawing order.
  static func parts(of tree: LayoutTree) -> [LintPart] {
    var parts: [LintPart] = []
    add(tree.root, name: nil, ancestors: [], window: nil, tree.direction, to: &parts)
    return parts
  }

  private static func add(
    _ element: LayoutElement, name: String?, ancestors: [Int], window: Rect?,
    _ direction: LayoutDirection, to parts: inout [LintPart]
  ) {
    let name = element.id?.description ?? name
    let place = parts.count
    parts.append(
      LintPart(
        element: element, name: name ?? element.role.rawValue, ancestors: ancestors,
        window: window, lines: lines(of: element, direction)))
    var window = window
    if element.isWindow { window = window?.intersection(element.frame) ?? element.frame }
    for child in element.children {
      add(child, name: name, ancestors: ancestors + [place], window: window, direction, to: &parts)
    }
  }

  private static func lines(of element: LayoutElement, _ direction: LayoutDirection) -> [Rect] {
    guard case .text(let layout, let node) = element.content else { return [] }
    let frame = element.frame
    let top = frame.minY + (frame.height - layout.size.height) / 2 + layout.top
    let inked = layout.lines.enumerated().filter { !$0.element.text.allSatisfy(\.isWhitespace) }
    return inked.map { index, line in
      Rect(
        node.x(of: line, in: frame, direction), top + Double(index) * layout.lineHeight,
        line.width, layout.lineHeight)
    }
  }
}
