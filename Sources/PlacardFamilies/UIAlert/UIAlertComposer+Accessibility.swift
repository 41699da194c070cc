import PlacardLayout
import PlacardModel

extension UIAlertComposer {
  /// The alert with what a screen reader cannot tell from its texts.
  func describe(_ node: Node) -> Node {
    var facts: [ElementID: AccessibilityFacts] = [:]
    for index in content.buttons.indices {
      facts[.button(index)] = AccessibilityFacts(traits: isEnabled(index) ? [] : .notEnabled)
    }
    for index in content.fields.indices { facts[.field(index)] = fieldFacts(index) }
    return node.accessible(facts)
      .accessible(AccessibilityFacts(isModal: true, allowsEscape: canLeave))
  }

  /// Escape and a tap outside a sheet stand for cancel; a popover goes away without one.
  private var canLeave: Bool { isPopover || content.buttons.contains { $0.role == .cancel } }

  /// How the alert reacts on a stage.
  var behavior: AlertBehavior {
    var behavior = AlertBehavior()
    behavior.showsCloseButton = canLeave
    behavior.closesOnBackdropTap = style == .actionSheet && canLeave
    behavior.swipes = false
    behavior.isHaptic = false
    behavior.escapeButton = isPopover ? nil : content.buttons.firstIndex { $0.role == .cancel }
    let own: EntranceAnimation = style == .actionSheet && !isPopover ? .sheet : .system
    behavior.motion = MotionStyle(document, standard: own)
    return behavior
  }

  /// A secure field tells how much it holds and never what.
  private func fieldFacts(_ index: Int) -> AccessibilityFacts {
    let field = content.fields[index]
    var facts = AccessibilityFacts(
      label: field.placeholder ?? "", traits: field.isSecure ? .secureField : .textField)
    if !field.text.isEmpty {
      facts.value = field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
    }
    if state.focusedField == index { facts.traits.insert(.isEditing) }
    return facts
  }
}
