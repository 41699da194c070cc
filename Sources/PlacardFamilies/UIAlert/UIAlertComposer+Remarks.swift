import PlacardGraphics
import PlacardLayout
import PlacardModel

extension UIAlertComposer {
  /// Names every key that was given and that a system alert does not show.
  mutating func noteKeysWithoutEffect() {
    let living = document.keysWithoutEffect.filter { $0 != "fields" && $0 != "validate" }
    diagnostics += living.map {
      Diagnostic(.withoutEffect, $0, "has no effect on a still picture yet")
    }
    diagnostics += foreignKeys.map {
      Diagnostic(.withoutEffect, $0, "has no effect on an alert of this kind")
    }
    let isAnchored = appearance.sourceRect != .zero
    if isAnchored, !isPopover {
      diagnostics.append(
        Diagnostic(.withoutEffect, "sourceRect", "only a popover on a wide screen has a source"))
    }
  }

  private var foreignKeys: [String] {
    var keys: [String] = []
    if content.closeButton != .automatic { keys.append("closeButton") }
    if content.link != nil { keys.append("link") }
    if content.icon != nil { keys.append("icon") }
    if content.color != nil { keys.append("color") }
    if content.progress != nil { keys.append("progress") }
    for (index, button) in content.buttons.enumerated() where button.backgroundColor != nil {
      keys.append("buttons[\(index)].backgroundColor")
    }
    for (index, field) in content.fields.enumerated() {
      if field.icon != nil { keys.append("fields[\(index)].icon") }
      if field.clearButtonMode != .never { keys.append("fields[\(index)].clearButtonMode") }
      if field.isMultiline { keys.append("fields[\(index)].multiline") }
    }
    return keys
  }
}
