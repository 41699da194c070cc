import PlacardLayout
import PlacardModel

extension InlineAlertComposer {
  /// The alert as its documentation tells readers of it: texts are static texts, the three buttons
  /// are buttons; it is part of its screen, so nothing keeps a reader's focus inside.
  func describe(_ node: Node) -> Node {
    var facts: [ElementID: AccessibilityFacts] = [
      .icon: AccessibilityFacts(isHidden: true),
      .title: AccessibilityFacts(traits: .staticText),
    ]
    let isBusy = state.busyButton != nil
    let busy: AccessibilityTraits = isBusy ? .notEnabled : []
    for (index, button) in content.buttons.enumerated() {
      facts[.button(index)] = AccessibilityFacts(
        label: button.title, traits: [.button, busy])
    }
    if case .titled(let title) = content.closeButton {
      facts[.closeButton] = AccessibilityFacts(label: title, traits: [.button, busy])
    }
    return node.accessible(facts).accessible(AccessibilityFacts(isModal: false))
  }
}
