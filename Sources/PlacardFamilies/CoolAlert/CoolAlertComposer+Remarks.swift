import PlacardLayout
import PlacardModel

extension CoolAlertComposer {
  /// Names every key and property that was given and that this picture does not show.
  mutating func noteKeysWithoutEffect() {
    for key in document.keysWithoutEffect {
      diagnostics.append(
        Diagnostic(.withoutEffect, key, "has no effect on a still picture yet"))
    }
    let standard = Appearance()
    for property in Appearance.table.properties {
      guard property.write(appearance) != property.write(standard) else { continue }
      if let reason = reason(property.name) {
        diagnostics.append(Diagnostic(.withoutEffect, property.name, reason))
      }
    }
  }

  /// Why a property does not change this picture; `nil` for one that does.
  private func reason(_ name: String) -> String? {
    if Self.living.contains(name) { return "has no effect on a still picture yet" }
    if name == "cardStyle" || name == "backgroundBlur" {
      return "is drawn as its opaque fallback until glass is there"
    }
    if name.hasPrefix("circle"), !appearance.showCircularIcon { return "there is no circle" }
    switch name {
    case "margin.top" where appearance.showCircularIcon:
      return "there is a circle, so titleTop is used"
    case "margin.titleTop" where !appearance.showCircularIcon:
      return "there is no circle, so top is used"
    case "activityIndicatorStyle" where !showsSpinner: return "there is no spinner"
    case "circleIconSize" where showsSpinner: return "the circle shows a spinner"
    case "showCloseButton" where content.closeButton != .automatic:
      return "the alert says itself whether it has a close button"
    case "dimOpacity" where !document.output.drawsBackdrop:
      return "the picture has no backdrop"
    default: return nil
    }
  }

  private var showsSpinner: Bool {
    if case .activity = style.icon { return content.icon == nil && content.progress == nil }
    return false
  }

  /// Properties of inputs and of behaviour.
  private static let living = [
    "hideWhenBackgroundViewIsTapped", "animatedIcons", "textFieldHeight", "textViewHeight",
    "fieldCornerRadius", "fieldFont", "focusFirstField", "margin.textFieldSpacing",
    "shouldAutoDismiss", "dynamicAnimatorActive", "swipeToDismiss", "disableTapGesture",
    "hapticFeedback", "showTimeoutProgress",
  ]
}
