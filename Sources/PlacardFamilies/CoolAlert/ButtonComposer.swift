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

  /// Accessibility sizes always stack, as the system does: words would break in a share of a row.
  private var buttonsLayout: ButtonsLayout {
    composer.document.environment.textSize.isAccessibility
      ? .vertical : composer.appearance.buttonsLayout
  }

  /// All buttons as the appearance arranges them; `nil` where there is none.
  func block() -> Node? {
    guard all.count > 1 else { return all.first }
    switch buttonsLayout {
    case .vertical: return column
    case .horizontal: return row
    case .automatic:
      return all.count <= 2 ? Node(.firstThatFits(.horizontal, [row, column])) : column
    }
  }

  /// The actions as a list that scrolls above the pinned close button, for cards that are too high;
  /// `nil` where there is nothing to scroll.
  func splitBlock() -> Node? {
    guard !actions.isEmpty, buttonsLayout != .horizontal else { return nil }
    // A single button is cut after a line of its title, several ones in the middle of the last.
    let list = Node(
      .scroll(
        ScrollNode(
          Node(.column(actions, spacing: spacing)), stop: actions.count > 1 ? .halfChild : .line,
          order: 1,
          indicator: composer.resolve(.faded(.label, 0.3)))),
      id: "buttonScroll", role: .scroll)
    return Node(.column([list] + (close.map { [$0] } ?? []), spacing: spacing))
  }
}
