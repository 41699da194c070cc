/// What has become of a visible alert at an instant, beside its content: everything that a picture
/// of that instant needs and that the document does not say.
///
/// Texts of fields, values of custom controls and progress change in the content itself; this holds
/// who has focus, what is busy and what time has done.
public struct AlertState: Hashable, Sendable {
  /// The field with focus, by its position; its caret is drawn.
  public var focusedField: Int?
  /// The field with focus inside the alert's own content, by its identity.
  public var focusedContent: ElementID?
  /// The error line under the fields.
  public var error: String?
  /// The action button whose action runs, by its position; every other control takes no taps.
  public var busyButton: Int?
  /// The element under a finger.
  public var pressed: ElementID?
  /// Whether validation allows the actions.
  public var isValid: Bool
  /// Seconds until the alert times out; `nil` without a timeout.
  public var timeLeft: Double?
  /// How far scrolling parts are scrolled in points, by their identities; what is missing is at the
  /// top.
  public var scrollOffsets: [ElementID: Double]
  /// How many eighths of a turn spinners have made; they stand still in stills.
  public var spinnerStep = 0

  /// Creates the state of an alert at rest in which nothing has happened.
  public init(
    focusedField: Int? = nil, error: String? = nil, busyButton: Int? = nil,
    pressed: ElementID? = nil, isValid: Bool = true, timeLeft: Double? = nil,
    scrollOffsets: [ElementID: Double] = [:]
  ) {
    self.focusedField = focusedField
    self.error = error
    self.busyButton = busyButton
    self.pressed = pressed
    self.isValid = isValid
    self.timeLeft = timeLeft
    self.scrollOffsets = scrollOffsets
  }

  /// Whether a field has focus.
  public var hasFocus: Bool { focusedField != nil || focusedContent != nil }

  /// Gives the first field in reading order the focus; where there is none, none has it.
  public mutating func focusFirstField(of content: AlertContent) {
    focusedContent = content.contentFields.first?.id
    focusedField = focusedContent == nil && !content.fields.isEmpty ? 0 : nil
  }
}
