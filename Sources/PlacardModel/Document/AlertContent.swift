public import PlacardGraphics

/// Everything that an alert of any family says.
public struct AlertContent: Hashable, Sendable {
  /// Allowed timeouts in seconds: a tenth of a second to a day.
  public static let timeouts: ClosedRange<Double> = 0.1...86_400

  /// Heading; `nil`, empty and blank all mean none.
  public var title: String?
  /// Body text; `nil`, empty and blank all mean none.
  public var message: String?
  /// A link below the message, for families that have one; `nil`, empty and blank all mean none.
  public var link: String?
  /// Action buttons in the order given.
  public var buttons: [AlertButton] = []
  /// The position of the button that is emphasized and that the Return key stands for.
  public var preferredButton: Int?
  /// Whether and how the alert can be closed without an action.
  public var closeButton: CloseButton = .automatic
  /// A drawing in place of the style's own.
  public var icon: AlertIcon?
  /// The accent in place of the style's own.
  public var color: DynamicColor?
  /// Progress 0…1; `nil` draws the style's icon, or the spinner of a waiting alert.
  public var progress: Double?
  /// Content of one's own between the message and the fields.
  public var custom: [ContentElement] = []
  /// Places to write in, in the order given; text views stand below text fields.
  public var fields: [AlertField] = []
  /// What fields must satisfy before the actions can be used.
  public var rules: [FieldRule] = []
  /// Seconds until the alert closes by itself; `nil` never.
  public var timeout: Double?

  /// Creates content with nothing but texts.
  public init(title: String? = nil, message: String? = nil) {
    self.title = title
    self.message = message
  }

  /// The timeout as a duration; `nil` without one, and for one that is not allowed.
  public var timeoutDuration: Duration? {
    timeout.flatMap { Self.timeouts.contains($0) ? .seconds($0) : nil }
  }
}
