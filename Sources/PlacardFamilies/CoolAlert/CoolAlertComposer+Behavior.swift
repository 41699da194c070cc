import PlacardModel

extension CoolAlertComposer {
  /// How the alert reacts on a stage, by its appearance.
  var behavior: AlertBehavior {
    var behavior = AlertBehavior()
    behavior.showsCloseButton = closeTitle != nil
    behavior.closesOnBackdropTap = appearance.hideWhenBackgroundViewIsTapped
    behavior.ignoresBackdropTaps = appearance.disableTapGesture
    behavior.swipes = appearance.swipeToDismiss
    behavior.closesAfterAction = appearance.shouldAutoDismiss
    behavior.focusesFirstField = appearance.focusFirstField
    behavior.appearanceHaptic = style.haptic
    behavior.isHaptic = appearance.hapticFeedback
    behavior.motion = MotionStyle(document, standard: .topToBottom)
    behavior.motion.isDynamic = appearance.dynamicAnimatorActive
    behavior.motion.drawsIcon = appearance.animatedIcons
    return behavior
  }
}
