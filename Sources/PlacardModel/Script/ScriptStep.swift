public import PlacardGraphics

/// One thing that a script does to a stage; named as the stage names it.
///
/// Parts are named by what can be read on them: a button's title, a field's placeholder. What does
/// not say which alert it means concerns the uppermost one.
public enum ScriptStep: Hashable, Sendable {
  /// A tap on a part.
  case tap(String)
  /// A tap on a point of the screen, in points.
  case tapAt(Point)
  /// A tap beside the card.
  case tapBackdrop
  /// A finger comes down on a part and stays.
  case press(String)
  /// The finger is lifted without a tap.
  case release
  /// The card is flung away, with a velocity in points per second.
  case swipe(SwipeDirection, velocity: Double)
  /// Text is added in a field, or in the focused one.
  case type(String, into: String?)
  /// A field is emptied, or the focused one.
  case clear(String?)
  /// A field takes the focus.
  case focus(String)
  /// A slider's knob or a finger on stars is dragged to a value.
  case drag(String, to: Double)
  /// The Return key.
  case pressReturn
  /// The escape gesture or key.
  case escape
  /// A part that scrolls is scrolled by points, downwards if positive; `nil` is the first one.
  case scroll(Double, in: String?)
  /// Time passes, in seconds.
  case advance(Double)
  /// Time passes up to an instant, in seconds from the beginning.
  case advanceTo(Double)
  /// Time passes until nothing moves.
  case settle
  /// The action that runs ends well.
  case finish
  /// The action that runs ends with an error.
  case fail(String)
  /// The program shows an error in the alert.
  case showError(String)
  /// The program changes what the alert says.
  case update(AlertUpdate)
  /// The program shows another alert.
  indirect case show(AlertDocument)
  /// The program closes the alert.
  case close
  /// The program closes every alert.
  case dismissAll
  /// The device is turned.
  case rotate(isLandscape: Bool)
  /// The user switches between light and dark.
  case scheme(ColorScheme)
  /// The user changes the text size.
  case textSize(TextSize)
  /// A picture of the instant, with a name for its file.
  case snapshot(String)
}
