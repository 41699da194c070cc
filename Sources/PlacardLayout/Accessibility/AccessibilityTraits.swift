/// What a part is and how it is at the moment, as screen readers tell it; names are UIKit's where it
/// has one.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait, in the order of `all`.
  public let rawValue: UInt32

  /// Creates a set from its bits; those of no trait are ignored.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Text that does nothing.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading, by which readers find their way.
  public static let header = AccessibilityTraits(rawValue: 1 << 1)
  /// A picture that says something.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// Does something when activated.
  public static let button = AccessibilityTraits(rawValue: 1 << 3)
  /// Leads somewhere else.
  public static let link = AccessibilityTraits(rawValue: 1 << 4)
  /// Takes text.
  public static let textField = AccessibilityTraits(rawValue: 1 << 5)
  /// Takes text that is never read aloud.
  public static let secureField = AccessibilityTraits(rawValue: 1 << 6)
  /// Changes its value when swiped up or down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 7)
  /// Is on or off.
  public static let toggle = AccessibilityTraits(rawValue: 1 << 8)
  /// Is the chosen one of several.
  public static let selected = AccessibilityTraits(rawValue: 1 << 9)
  /// Takes no taps at the moment.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 10)
  /// Has the keyboard's focus.
  public static let isEditing = AccessibilityTraits(rawValue: 1 << 11)
  /// Changes so often that a reader asks for the value instead of being told.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 12)

  /// The traits that say what a part is; the others say how it is.
  static let kinds: AccessibilityTraits = [
    .staticText, .header, .image, .button, .link, .textField, .secureField, .adjustable, .toggle,
  ]
  /// The traits of parts that a person operates.
  static let controls: AccessibilityTraits = [
    .button, .link, .textField, .secureField, .adjustable, .toggle,
  ]

  /// The traits' names in a fixed order.
  public var names: [String] { Self.all.filter { contains($0.trait) }.map(\.name) }

  /// Every trait, its name, and the words that follow label and value; `nil` is not spoken.
  static let all: [(trait: AccessibilityTraits, name: String, spoken: String?)] = [
    (.staticText, "staticText", nil),
    (.header, "header", "heading"),
    (.image, "image", "image"),
    (.button, "button", "button"),
    (.link, "link", "link"),
    (.textField, "textField", "text field"),
    (.secureField, "secureField", "secure text field"),
    (.adjustable, "adjustable", "adjustable"),
    (.toggle, "toggle", "switch"),
    (.selected, "selected", nil),
    (.notEnabled, "notEnabled", nil),
    (.isEditing, "isEditing", "is editing"),
    (.updatesFrequently, "updatesFrequently", nil),
  ]
}
