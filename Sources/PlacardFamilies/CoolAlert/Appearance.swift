public import PlacardGraphics
public import PlacardLayout

/// Every property of CoolAlert's look and behaviour; lengths are points.
public struct Appearance: Hashable, Sendable {
  // Backdrop

  /// Opacity of the black layer over the screen, 0…1.
  public var dimOpacity = 0.4
  /// Blur of the whole backdrop.
  public var backgroundBlur = BackgroundBlur.none
  /// Whether a tap outside the card closes it.
  public var hideWhenBackgroundViewIsTapped = false

  // Card

  /// What the card is made of.
  public var cardStyle = CardStyle.solid
  /// Width of the card, 120…10,000; brought down to the screen's width less 16.
  public var windowWidth = 300.0
  /// Fill of a solid card.
  public var contentViewColor = DynamicColor.elevatedSystemBackground
  /// Colour of the line inside the card's edge.
  public var contentViewBorderColor = DynamicColor.separator
  /// Width of the line inside the card's edge, 0…20.
  public var contentViewBorderWidth = 0.0
  /// Corner radius of the card; brought down to half the shorter side.
  public var contentViewCornerRadius = 28.0
  /// Opacity of the drop shadow, 0…1.
  public var shadowOpacity = 0.18
  /// Distances between the card's parts.
  public var margin = Margin()

  // Icon

  /// Whether the circle is there; without it its space goes too.
  public var showCircularIcon = true
  /// Diameter of the coloured circle, 16…200.
  ///
  /// The default grows at accessibility text sizes, with the ring and the icon; a circle of which
  /// the caller gives a size does not.
  public var circleSize = 64.0
  /// Width of the ring round the circle, 0…20.
  public var circleRingWidth = 5.0
  /// How far the circle is moved down from its place on the card's edge, −200…200.
  public var circleTopPosition = 0.0
  /// Side of the icon's square, 4…circleSize.
  public var circleIconSize = 30.0
  /// Colour of the ring; `nil` is the card's fill.
  public var circleBackgroundColor: DynamicColor?
  /// Whether icons draw themselves in.
  public var animatedIcons = true
  /// Size of the spinner of waiting alerts.
  public var activityIndicatorStyle = ActivityIndicatorStyle.large

  // Text

  /// Font of the title.
  public var titleFont = FontDescription(size: 20, weight: 700, textStyle: .title3)
  /// Colour of the title.
  public var titleColor = DynamicColor.label
  /// The factor to which a title that needs more than two lines may shrink, 0.1…1.
  public var titleMinimumScaleFactor = 0.8
  /// Font of the message.
  public var messageFont = FontDescription(size: 15, weight: 400, textStyle: .subheadline)
  /// Colour of the message.
  public var messageColor = DynamicColor.pair(
    light: Color(0x3C, 0x3C, 0x43, 204), dark: Color(0xEB, 0xEB, 0xF5, 179))
  /// Where the message's lines stand.
  public var messageAlignment = TextNode.Alignment.center
  /// Height from which the message scrolls; `nil` is what the screen allows.
  public var maxMessageHeight: Double?

  // Inputs

  /// Height of a text field, 24…120.
  public var textFieldHeight = 44.0
  /// Height of a text view, 40…400.
  public var textViewHeight = 96.0
  /// Corner radius of fields, 0…60.
  public var fieldCornerRadius = 12.0
  /// Font of fields.
  public var fieldFont = FontDescription(size: 17, weight: 400, textStyle: .body)
  /// Whether the first field has the focus.
  public var focusFirstField = true

  // Buttons

  /// Font of buttons.
  public var buttonFont = FontDescription(size: 17, weight: 600, textStyle: .body)
  /// Height of a button with one line, 24…120.
  public var buttonHeight = 48.0
  /// Corner radius of buttons; brought down to half the shorter side.
  public var buttonCornerRadius = 14.0
  /// How buttons are arranged.
  public var buttonsLayout = ButtonsLayout.vertical
  /// Whether the close button is there.
  public var showCloseButton = true
  /// Whether a tap on an action closes the alert.
  public var shouldAutoDismiss = true

  // Behavior

  /// Whether the card enters and leaves by physics.
  public var dynamicAnimatorActive = false
  /// Whether the card can be flung away.
  public var swipeToDismiss = true
  /// Whether taps on the backdrop are ignored altogether.
  public var disableTapGesture = false
  /// Whether haptics are played.
  public var hapticFeedback = true
  /// Whether a timeout shows its draining bar.
  public var showTimeoutProgress = true

  /// The defaults.
  public init() {}

  /// The defaults, changed by a closure.
  public init(_ change: (inout Appearance) -> Void) {
    self.init()
    change(&self)
  }
}
