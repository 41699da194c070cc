import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// The alert with what a screen reader cannot tell from its texts.
  func describe(_ node: Node) -> Node {
    var facts: [ElementID: AccessibilityFacts] = [.icon: iconFacts]
    for index in content.buttons.indices { facts[.button(index)] = buttonFacts(index) }
    facts[.closeButton] = AccessibilityFacts(traits: isBusy ? .notEnabled : [])
    for index in content.fields.indices { facts[.field(index)] = fieldFacts(index) }
    facts[.error] = AccessibilityFacts(traits: .staticText, isAnnounced: true)
    // Whoever could leave without choosing can leave with the escape gesture, but not while an
    // action runs.
    let canLeave = closeTitle != nil || appearance.hideWhenBackgroundViewIsTapped
    return node.accessible(facts)
      .accessible(AccessibilityFacts(isModal: true, allowsEscape: canLeave && !isBusy))
  }

  private var locale: String { document.environment.locale }

  /// The meaning of the style, read first although the circle is drawn last.
  ///
  /// The style `custom` means nothing by itself: beside texts its icon is an ornament, alone it is
  /// told by its symbol's name.
  private var iconFacts: AccessibilityFacts {
    let meaning = SpokenWord(rawValue: style.style.name)
    guard let progress = content.progress else {
      guard let label = meaning?.text(for: locale) ?? symbolAlone else {
        return AccessibilityFacts(isHidden: true)
      }
      return AccessibilityFacts(
        label: label, traits: meaning == .wait ? .updatesFrequently : .image, priority: 1)
    }
    let isProgressAlone = meaning == nil || meaning == .wait
    let word = isProgressAlone ? .progress : meaning ?? .progress
    return AccessibilityFacts(
      label: word.text(for: locale),
      value: SpokenWord.percent(Self.percent(progress), for: locale),
      traits: isProgressAlone ? .updatesFrequently : [.image, .updatesFrequently], priority: 1)
  }

  /// The name of a symbol that says all there is to say: `bell slash`.
  private var symbolAlone: String? {
    let texts = [content.title, content.message].compactMap { $0?.withoutBlankEnds }
    guard texts.allSatisfy(\.isEmpty) else { return nil }
    var name: String?
    if case .symbol(let own) = style.icon { name = own }
    if case .symbol(let given) = content.icon { name = given }
    if case .image = content.icon { name = nil }
    return name?.split(separator: ".").joined(separator: " ")
  }

  /// A title is told without the countdown behind it, which is the button's value.
  private func buttonFacts(_ index: Int) -> AccessibilityFacts {
    let button = content.buttons[index]
    var facts = AccessibilityFacts(label: button.title, traits: .button)
    if button.countdown != nil, let timeLeft = state.timeLeft, timeLeft > 0 {
      let seconds = min(timeLeft, AlertContent.timeouts.upperBound).rounded(.up)
      facts.value = SpokenWord.secondsLeft(Int(seconds), for: locale)
      facts.traits.insert(.updatesFrequently)
    }
    if state.busyButton == index { facts.value = SpokenWord.wait.text(for: locale) }
    if !isEnabled(button) { facts.traits.insert(.notEnabled) }
    return facts
  }

  /// A secure field tells how much it holds, in dots as they are drawn, and never what.
  private func fieldFacts(_ index: Int) -> AccessibilityFacts {
    let field = content.fields[index]
    let isFocused = state.focusedField == index
    var facts = AccessibilityFacts(
      label: field.placeholder ?? "", traits: field.isSecure ? .secureField : .textField)
    if !field.text.isEmpty {
      facts.value =
        field.isSecure ? String(repeating: "•", count: field.text.count) : field.text
      if clears(field, isFocused: isFocused) {
        facts.actions = [SpokenWord.clear.text(for: locale)]
      }
    }
    if isFocused { facts.traits.insert(.isEditing) }
    if isBusy { facts.traits.insert(.notEnabled) }
    return facts
  }
}
