import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Arranges the actions of a system alert: in a row where two fit, else in a column.
struct UIAlertActions {
  /// What stands on the cards.
  struct Parts {
    /// The actions as they are shown where there is room.
    var list: Node?
    /// The actions as a window that keeps at least this height; `nil` where nothing can scroll.
    var scrollingList: ((Double) -> Node)?
    /// A cancel action that has a card of its own.
    var cancel: Node?
  }

  var composer: UIAlertComposer
  private let isBelowTexts: Bool

  init(composer: UIAlertComposer, isBelowTexts: Bool) {
    self.composer = composer
    self.isBelowTexts = isBelowTexts
  }

  private var look: UIAlertLook { composer.look }

  mutating func parts() -> Parts {
    let buttons = composer.content.buttons
    let cancel = buttons.firstIndex { $0.role == .cancel }
    let others = buttons.indices.filter { $0 != cancel }
    var parts = Parts()
    if look.partsCancel, let cancel { parts.cancel = composer.makeButton(cancel) }
    // A popover is left by a tap outside, so UIKit leaves cancel away unless it is all there is.
    let isShown = !look.partsCancel && (!composer.isPopover || others.isEmpty)
    let last = isShown ? cancel : nil
    let column = stacked(raised(others) + (last.map { [$0] } ?? []))
    guard !column.isEmpty else { return parts }
    let row = sideBySide(others, last)
    let stack = padded(Node(.column(column, spacing: spacing)))
    parts.list = row.map { Node(.firstThatFits(.horizontal, [$0, stack])) } ?? stack
    if column.count > 1, row == nil {
      parts.scrollingList = { minHeight in
        Node(
          .scroll(
            ScrollNode(
              stack, stop: .halfChild, order: 0, minHeight: minHeight, indicator: .clear)),
          id: "buttonScroll", role: .scroll)
      }
    }
    return parts
  }

  private var spacing: Double { look.hasCapsules ? UIAlertLook.capsuleSpacing : 0 }

  /// A prominent capsule stands first in a column.
  private func raised(_ indices: [Int]) -> [Int] {
    guard look.hasCapsules, let preferred = composer.content.preferredButton,
      indices.contains(preferred)
    else { return indices }
    return [preferred] + indices.filter { $0 != preferred }
  }

  private func padded(_ node: Node) -> Node {
    guard look.hasCapsules else { return node }
    let margin = UIAlertLook.capsuleMargin
    return node.padded(Insets(horizontal: margin, vertical: margin))
  }

  /// Rows with the line above each; next to a pressed one there is no line.
  private mutating func stacked(_ indices: [Int]) -> [Node] {
    var nodes: [Node] = []
    for (place, index) in indices.enumerated() {
      let button = composer.makeButton(index)
      guard !look.hasCapsules, place > 0 || isBelowTexts else {
        nodes.append(button)
        continue
      }
      let isPressed =
        composer.isPressed(index) || (place > 0 && composer.isPressed(indices[place - 1]))
      nodes.append(Node(.column([composer.line(isHidden: isPressed), button], spacing: 0)))
    }
    return nodes
  }

  /// Two actions of an alert beside each other, cancel leading and a prominent capsule trailing;
  /// `nil` for any other number, for sheets and at accessibility sizes.
  private mutating func sideBySide(_ others: [Int], _ cancel: Int?) -> Node? {
    var order = (cancel.map { [$0] } ?? []) + others
    guard order.count == 2, composer.style == .alert, !composer.fonts.textSize.isAccessibility
    else { return nil }
    if look.hasCapsules, cancel == nil, composer.content.preferredButton == order[0] {
      order.reverse()
    }
    let buttons = order.map { composer.makeButton($0) }
    guard !look.hasCapsules else {
      return padded(Node(.row(buttons, spacing: UIAlertLook.capsuleSpacing)))
    }
    let isPressed = order.contains { composer.isPressed($0) }
    let pair = Node(.row(buttons, spacing: composer.pixel))
    let divided = Node(
      .overlay([
        Layer(pair), Layer(composer.divider(isHidden: isPressed), horizontal: .center),
      ]))
    guard isBelowTexts else { return divided }
    return Node(.column([composer.line(isHidden: isPressed), divided], spacing: 0))
  }
}
