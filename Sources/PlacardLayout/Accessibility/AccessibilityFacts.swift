/// What a family knows of a part that a screen reader cannot tell from its texts.
///
/// A part with a label, a value or traits is one element for a reader, and what is inside it is not
/// read by itself. Titles, texts and buttons need no facts: their texts are their labels.
public struct AccessibilityFacts: Hashable, Sendable {
  /// What the part is called; `nil` takes the texts inside.
  public var label: String?
  /// What it holds at the moment, such as `42 percent`.
  public var value: String?
  /// What activating it does, where the label does not say so.
  public var hint: String?
  /// What it is and how it is; the role adds its own unless one of these says what the part is.
  public var traits: AccessibilityTraits
  /// Names of what else can be done with it.
  public var actions: [String]
  /// Whether readers pass over the part and everything inside it.
  public var isHidden: Bool
  /// Whether it is read aloud when it appears.
  public var isAnnounced: Bool
  /// Parts with a higher number are read first, those with the same one in the order of the tree.
  public var priority: Int
  /// Whether a reader's focus stays inside the part.
  public var isModal: Bool
  /// Whether the escape gesture closes the part.
  public var allowsEscape: Bool

  /// Creates facts; without any of them a part is what its role says.
  public init(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    traits: AccessibilityTraits = [], actions: [String] = [], isHidden: Bool = false,
    isAnnounced: Bool = false, priority: Int = 0, isModal: Bool = false,
    allowsEscape: Bool = false
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.actions = actions
    self.isHidden = isHidden
    self.isAnnounced = isAnnounced
    self.priority = priority
    self.isModal = isModal
    self.allowsEscape = allowsEscape
  }

  /// Whether the part is an element for readers whatever its role.
  var makeElement: Bool { label != nil || value != nil || !traits.isEmpty }
}
