import PlacardLayout
import PlacardModel

extension InlineAlertComposer {
  /// Names what was given and what inline alerts have no place for.
  var remarks: [Diagnostic] {
    var remarks = document.keysWithoutEffect.map {
      Diagnostic(.withoutEffect, $0, "has no effect on a still picture yet")
    }
    let unused = [
      ("link", content.link != nil), ("progress", content.progress != nil),
      ("content", !content.custom.isEmpty), ("fields", !content.fields.isEmpty),
      ("validate", !content.rules.isEmpty),
    ]
    remarks += unused.filter(\.1).map {
      Diagnostic(.withoutEffect, $0.0, "is not shown by this kind of alert")
    }
    for (index, button) in content.buttons.enumerated() where button.countdown != nil {
      remarks.append(
        Diagnostic(
          .withoutEffect, "buttons[\(index)].countdown", "is not shown by this kind of alert"))
    }
    remarks += tokens.unknown.map {
      Diagnostic(.withoutEffect, "appearance.tokens.\($0)", "no style and no token uses it")
    }
    return remarks
  }

  /// How the alert reacts: it stays until its program takes it away, or the cross is tapped.
  var behavior: AlertBehavior {
    var behavior = AlertBehavior()
    if case .titled = content.closeButton {
      behavior.showsCloseButton = true
    } else {
      behavior.showsCloseButton = false
    }
    behavior.swipes = false
    behavior.isHaptic = false
    behavior.closesAfterAction = false
    behavior.motion = MotionStyle(document, standard: .fade)
    behavior.ignoresBackdropTaps = true
    return behavior
  }
}
