import PlacardGraphics
import PlacardLayout
import PlacardModel

/// Makes a CoolAlert's buttons.
struct ButtonComposer {
  var composer: CoolAlertComposer
  private let actions: [Node]
  private let close: Node?

  init(composer: CoolAlertComposer) {
    self.composer = composer
    var maker = self.composer
    let buttons = composer.content.buttons.enumerated()
    // Leaving things as they are comes last, whatever the order given.
    let ordered =
      buttons.filter { $0.element.role != .cancel } + buttons.filter { $0.element.role == .cancel }
    actions = ordered.map { maker.makeButton($0.element, id: .button($0.offset)) }
    close = maker.closeTitle.map { title in
      maker.makeButton(
        AlertButton(title: title, role: .cancel), id: .closeButton, role: .closeButton)
    }
    self.composer = maker
  }

  private var all: [Node] { actions + (close.map { [$0] } ?? []) }
  private var spacing: Double { composer.appearance.margin.buttonSpacing }
  private var column: Node { Node(.column(all, spacing: spacing)) }
  private var row: Node { Node(.row(all, spacing: spacing)) }

  /// All buttons as the appearance arranges them; `nil` where there is none.
  func block() -> Node? {
    guard all.count > 1 else { return all.first }
    switch composer.appearance.buttonsLayout {
    case .vertical: return column
    case .horizontal: return row
    case .automatic:
      // Accessibility sizes always stack, as the system does.
      let mayShareRow =
        all.count <= 2 && !composer.document.environment.textSize.isAccessibility
      return mayShareRow ? Node(.firstThatFits(.horizontal, [row, column])) : column
    }
  }

  /// The actions as a list that scrolls above the pinned close button, for cards that are too high;
  /// `nil` where there is nothing to scroll.
  func splitBlock() -> Node? {
    guard actions.count > 1, composer.appearance.buttonsLayout != .horizontal else { return nil }
    let list = Node(
      .scroll(
        ScrollNode(
          Node(.column(actions, spacing: spacing)), stop: .halfChild, order: 1,
          indicator: composer.resolve(.faded(.label, 0.3)))),
      id: "buttonScroll", role: .scroll)
    return Node(.column([list] + (close.map { [$0] } ?? []), spacing: spacing))
  }
}
