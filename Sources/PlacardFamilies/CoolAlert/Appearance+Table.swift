import PlacardGraphics
import PlacardLayout
public import PlacardModel

extension Appearance {
  /// Every property, in the order of CoolAlert's documentation.
  static let table = ThemeTable<Appearance>(
    backdrop + card + icon + text + inputs + buttons + behavior)

  private static let backdrop: [ThemeProperty<Appearance>] = [
    .number(
      "dimOpacity", "Backdrop", \.dimOpacity, in: 0...1, unit: "",
      "Black layer over the screen behind the card."),
    blur,
    .flag(
      "hideWhenBackgroundViewIsTapped", "Backdrop", \.hideWhenBackgroundViewIsTapped,
      "A tap outside the card closes it."),
  ]

  private static let card: [ThemeProperty<Appearance>] = [
    style,
    .number(
      "windowWidth", "Card", \.windowWidth, in: 120...10_000,
      "Card width; brought down to the screen's width less 16."),
    .color("contentViewColor", "Card", \.contentViewColor, "Card fill, solid style."),
    .color(
      "contentViewBorderColor", "Card", \.contentViewBorderColor,
      "Colour of the line inside the card's edge."),
    .number(
      "contentViewBorderWidth", "Card", \.contentViewBorderWidth, in: 0...20,
      "Width of the line inside the card's edge."),
    .number(
      "contentViewCornerRadius", "Card", \.contentViewCornerRadius, in: 0...10_000,
      "Continuous corner; at most half the shorter side; content keeps clear of it."),
    .number(
      "shadowOpacity", "Card", \.shadowOpacity, in: 0...1, unit: "",
      "Soft drop shadow, 8 below, sigma 16."),
    distance("top", \.margin.top, "Card top to content when there is no circle."),
    distance("titleTop", \.margin.titleTop, "Circle's bottom to the title."),
    distance("titleToMessage", \.margin.titleToMessage, "Title to message."),
    distance("textViewBottom", \.margin.textViewBottom, "Text block to inputs or buttons."),
    distance("buttonSpacing", \.margin.buttonSpacing, "Between buttons."),
    distance("textFieldSpacing", \.margin.textFieldSpacing, "Between text fields."),
    distance("bottom", \.margin.bottom, "Last part to the card's bottom."),
    distance("horizontal", \.margin.horizontal, "Content to the card's sides."),
  ]

  private static let icon: [ThemeProperty<Appearance>] = [
    .flag(
      "showCircularIcon", "Icon", \.showCircularIcon, "Without it the circle's space goes too."),
    .number(
      "circleSize", "Icon", \.circleSize, in: 16...200,
      "Diameter of the circle; the default grows at accessibility text sizes."),
    .number(
      "circleRingWidth", "Icon", \.circleRingWidth, in: 0...20,
      "Ring round the circle; the progress ring has this width."),
    .number(
      "circleTopPosition", "Icon", \.circleTopPosition, in: -200...200,
      "Moves the circle down from its place on the card's edge."),
    .number("circleIconSize", "Icon", \.circleIconSize, in: 4...200, "At most circleSize."),
    .optionalColor(
      "circleBackgroundColor", "Icon", \.circleBackgroundColor,
      "The ring's colour; null is the card's fill."),
    .flag("animatedIcons", "Icon", \.animatedIcons, "Icon strokes draw themselves in."),
    .choice(
      "activityIndicatorStyle", "Icon", \.activityIndicatorStyle, "Spinner of wait alerts."),
  ]

  private static let text: [ThemeProperty<Appearance>] = [
    .font("titleFont", "Text", \.titleFont, "Font of the title."),
    .color("titleColor", "Text", \.titleColor, "Colour of the title."),
    .number(
      "titleMinimumScaleFactor", "Text", \.titleMinimumScaleFactor, in: 0.1...1, unit: "",
      "A title of more than 2 lines shrinks to this, then wraps on."),
    .font("messageFont", "Text", \.messageFont, "Font of the message."),
    .color("messageColor", "Text", \.messageColor, "Colour of the message."),
    .choice("messageAlignment", "Text", \.messageAlignment, "Where the message's lines stand."),
    messageHeight,
  ]

  private static let inputs: [ThemeProperty<Appearance>] = [
    .number("textFieldHeight", "Inputs", \.textFieldHeight, in: 24...120, "Height of a field."),
    .number("textViewHeight", "Inputs", \.textViewHeight, in: 40...400, "Height of a text view."),
    .number("fieldCornerRadius", "Inputs", \.fieldCornerRadius, in: 0...60, "Corners of fields."),
    .font("fieldFont", "Inputs", \.fieldFont, "Font of fields."),
    .flag("focusFirstField", "Inputs", \.focusFirstField, "The first field has the focus."),
  ]

  private static let buttons: [ThemeProperty<Appearance>] = [
    .font("buttonFont", "Buttons", \.buttonFont, "Font of buttons."),
    .number(
      "buttonHeight", "Buttons", \.buttonHeight, in: 24...120, "Grows with wrapped titles."),
    .number(
      "buttonCornerRadius", "Buttons", \.buttonCornerRadius, in: 0...10_000,
      "Continuous corner; brought down to half the shorter side."),
    .choice(
      "buttonsLayout", "Buttons", \.buttonsLayout,
      "How buttons are arranged; stacked at accessibility text sizes."),
    .flag("showCloseButton", "Buttons", \.showCloseButton, "The close button is there."),
    .flag("shouldAutoDismiss", "Buttons", \.shouldAutoDismiss, "A tap on an action closes."),
  ]

  private static let behavior: [ThemeProperty<Appearance>] = [
    .flag("dynamicAnimatorActive", "Behavior", \.dynamicAnimatorActive, "Motion by physics."),
    .flag("swipeToDismiss", "Behavior", \.swipeToDismiss, "The card can be flung away."),
    .flag("disableTapGesture", "Behavior", \.disableTapGesture, "Backdrop taps are ignored."),
    .flag("hapticFeedback", "Behavior", \.hapticFeedback, "Haptics are played."),
    .flag("showTimeoutProgress", "Behavior", \.showTimeoutProgress, "Draining timeout bar."),
  ]

  private static func distance(
    _ name: String, _ part: ThemeProperty<Appearance>.Part<Double>, _ summary: String
  ) -> ThemeProperty<Appearance> {
    .number("margin.\(name)", "Card", part, in: 0...200, summary)
  }
}

extension Appearance {
  /// The properties that differ from the defaults, as a document holds them.
  public var overrides: JSONNode { Self.table.differences(of: self, from: Appearance()) }
}
