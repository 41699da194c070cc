public import PlacardGraphics

/// A part of an alert as a screen reader meets it.
public struct AccessibilityElement: Hashable, Sendable {
  /// The part's identity, or that of the nearest part round it that has one.
  public var name: String
  /// What it is called; empty where nothing tells.
  public var label: String
  /// What it holds at the moment; dots for a secret.
  public var value: String?
  /// What activating it does.
  public var hint: String?
  /// What it is and how it is.
  public var traits: AccessibilityTraits
  /// Names of what else can be done with it.
  public var actions: [String]
  /// Its place in points of the screen; where it is cut by a scrolling part, what is seen of it.
  public var frame: Rect
  /// Whether any of it is seen without scrolling.
  public var isInSight: Bool
  /// Whether it is read aloud when it appears.
  public var isAnnounced: Bool
  /// The worst contrast of its texts or of its drawing; `nil` where nothing of it is seen, or its
  /// ground is not known.
  public var contrast: TextContrast?

  /// Creates an element that is seen and has a label only.
  public init(
    name: String, label: String, value: String? = nil, hint: String? = nil,
    traits: AccessibilityTraits = [], actions: [String] = [], frame: Rect, isInSight: Bool = true,
    isAnnounced: Bool = false, contrast: TextContrast? = nil
  ) {
    self.name = name
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.actions = actions
    self.frame = frame
    self.isInSight = isInSight
    self.isAnnounced = isAnnounced
    self.contrast = contrast
  }

  /// What a reader says of it: label, value, what it is, hint.
  public var spoken: String {
    var parts = traits.contains(.selected) ? ["selected"] : []
    parts += [label, value].compactMap { $0 }.filter { !$0.isEmpty }
    if traits.contains(.notEnabled) { parts.append("dimmed") }
    parts += AccessibilityTraits.all.compactMap { traits.contains($0.trait) ? $0.spoken : nil }
    if let hint { parts.append(hint) }
    return parts.joined(separator: ", ")
  }
}
