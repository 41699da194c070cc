import PlacardGraphics
import PlacardLayout
import PlacardModel

extension WarpAlertComposer {
  /// Warp merges the alert into one element: the texts are its label, link and buttons its actions;
  /// the first action is what activating it does.
  var facts: AccessibilityFacts {
    let buttons = [primary, secondary].compactMap { $0 }.map { document.content.buttons[$0].title }
    var facts = AccessibilityFacts(
      label: [title, subtitle].compactMap { $0 }.joined(separator: ", "))
    if title != nil { facts.traits.insert(.header) }
    if subtitle != nil || title == nil { facts.traits.insert(.staticText) }
    if link != nil { facts.traits.insert(.link) }
    if !buttons.isEmpty { facts.traits.insert(.button) }
    facts.actions = buttons + [link].compactMap { $0 }
    // Colour and icon alone would be silent.
    if facts.label?.isEmpty == true {
      let word = SpokenWord(rawValue: document.style == "critical" ? "error" : document.style)
      facts.label = word?.text(for: document.environment.locale) ?? document.style
    }
    return facts
  }

  /// The escape gesture is the secondary button where there are both.
  var escapes: Bool { primary != nil && secondary != nil }

  /// How the alert reacts: it is part of its page, so only its program takes it away.
  var behavior: AlertBehavior {
    var behavior = AlertBehavior()
    behavior.showsCloseButton = false
    behavior.ignoresBackdropTaps = true
    behavior.swipes = false
    behavior.closesAfterAction = false
    behavior.motion = MotionStyle(document, standard: .fade)
    behavior.isHaptic = false
    behavior.escapeButton = escapes ? secondary : nil
    return behavior
  }

  /// What was given and is not part of a Warp alert.
  var remarks: [Diagnostic] {
    let content = document.content
    var keys = document.keysWithoutEffect
    if !content.custom.isEmpty { keys.append("content") }
    if !content.fields.isEmpty { keys.append("fields") }
    if content.progress != nil { keys.append("progress") }
    if content.icon != nil { keys.append("icon") }
    if content.color != nil { keys.append("color") }
    if content.preferredButton != nil { keys.append("preferredButton") }
    if case .titled = content.closeButton { keys.append("closeButton") }
    for (index, button) in content.buttons.enumerated() {
      if button.role == .destructive { keys.append("buttons[\(index)].role") }
      if !button.isEnabled { keys.append("buttons[\(index)].enabled") }
      if button.backgroundColor != nil { keys.append("buttons[\(index)].backgroundColor") }
    }
    var remarks = keys.map {
      Diagnostic(.withoutEffect, $0, "has no effect on an alert of this kind")
    }
    if let width = theme.width, width > room {
      remarks.append(
        Diagnostic(
          .clamped, "width",
          "\(width.rounded(toPlaces: 1)) is brought down to \(room.rounded(toPlaces: 1)) pt"))
    }
    return remarks
  }
}
