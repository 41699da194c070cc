package import PlacardLayout
import PlacardGraphics
import PlacardModel

/// Layouts between two layouts of one alert: parts of the same identity move and change their size,
/// new ones appear, old ones go, changed texts cross over.
package struct TreeBlend {
  private let old: [ElementID: LayoutElement]
  private let share: Double

  private init(_ tree: LayoutTree, _ share: Double) {
    var old: [ElementID: LayoutElement] = [:]
    for element in tree.root.all {
      if let id = element.id { old[id] = element }
    }
    self.old = old
    self.share = share
  }

  /// The layout at a share of the way, exactly one of the two at its ends.
  ///
  /// - Parameters:
  ///   - old: the layout that is left.
  ///   - new: the one that is reached.
  ///   - share: 0…1.
  package static func blend(_ old: LayoutTree, _ new: LayoutTree, _ share: Double) -> LayoutTree {
    guard share > 0, old.direction == new.direction, old.screen == new.screen else { return old }
    guard share < 1 else { return new }
    let blend = TreeBlend(old, share)
    var tree = new
    let delta = Point(
      (old.root.frame.center.x - new.root.frame.center.x) * (1 - share),
      (old.root.frame.center.y - new.root.frame.center.y) * (1 - share))
    tree.root = blend.moved(new.root, by: delta)
    tree.root.children += blend.leaving(old.root, Set(new.root.all.compactMap(\.id)))
    return tree
  }

  /// An element on its way, moved with what it stands in unless it is known from before.
  private func moved(_ element: LayoutElement, by delta: Point) -> LayoutElement {
    var result = element
    result.frame = element.frame.offset(by: delta)
    var inner = delta
    var crossing: [LayoutElement] = []
    if let id = element.id {
      if let before = old[id] {
        result.frame = before.frame.mixed(with: element.frame, share)
        inner = result.frame.center - element.frame.center
        if let border = element.decoration?.border {
          let earlier = before.decoration?.border?.color ?? border.color.opacity(0)
          result.decoration?.border?.color = earlier.mixed(with: border.color, share)
        }
        if let fill = element.decoration?.fill, let earlier = before.decoration?.fill {
          result.decoration?.fill = earlier.mixed(with: fill, share)
        }
        crossing = texts(before, result)
        if !crossing.isEmpty { result.content = .none }
      } else {
        // What is new waits until there is room for it.
        result.opacity = max(0, (share - 0.3) / 0.7)
      }
    }
    result.children = element.children.map { moved($0, by: inner) } + crossing
    return result
  }

  /// A changed text and the one that it replaces, the one on its way in and the other on its way
  /// out; nothing where it stays.
  private func texts(_ before: LayoutElement, _ now: LayoutElement) -> [LayoutElement] {
    guard case .text(let earlier, let oldNode) = before.content,
      case .text(let later, let node) = now.content, earlier != later || oldNode != node
    else { return [] }
    var leaving = LayoutElement(
      id: nil, role: before.role, frame: Rect(center: now.frame.center, size: before.frame.size),
      content: .text(earlier, oldNode))
    leaving.opacity = 1 - share
    var arriving = LayoutElement(
      id: nil, role: now.role, frame: now.frame, content: .text(later, node))
    arriving.opacity = share
    return [leaving, arriving]
  }

  /// The uppermost parts that are no longer there.
  private func leaving(_ element: LayoutElement, _ kept: Set<ElementID>) -> [LayoutElement] {
    if let id = element.id, !kept.contains(id) {
      var element = element
      element.opacity = max(0, 1 - share / 0.7)
      return [element]
    }
    return element.children.flatMap { leaving($0, kept) }
  }
}
