import PlacardGraphics
import PlacardModel

extension LintPart {
  /// The part as a reader meets it; `nil` for a part that only holds others.
  var accessibilityElement: AccessibilityElement? {
    let facts = element.accessibility ?? AccessibilityFacts()
    let kind = kind
    guard facts.makeElement || kind != nil else { return nil }
    var traits = facts.traits
    if let kind, traits.isDisjoint(with: .kinds) { traits.insert(kind) }
    let label = facts.label ?? Self.texts(in: element).joined(separator: ", ")
    // A text without letters says nothing; a control without a name is still there.
    guard facts.makeElement || !label.isEmpty || !traits.isDisjoint(with: .controls) else {
      return nil
    }
    let seen = visible(element.frame)
    return AccessibilityElement(
      name: name, label: label, value: facts.value, hint: facts.hint, traits: traits,
      actions: facts.actions, frame: seen.isEmpty ? element.frame : seen, isInSight: !seen.isEmpty,
      isAnnounced: facts.isAnnounced)
  }

  /// What the part is by its role or its content.
  private var kind: AccessibilityTraits? {
    switch element.role {
    case .title: return .header
    case .button, .closeButton: return .button
    case .message, .text: return .staticText
    default:
      guard case .text = element.content else { return nil }
      return .staticText
    }
  }

  private static func texts(in element: LayoutElement) -> [String] {
    if element.accessibility?.isHidden == true { return [] }
    var found: [String] = []
    if case .text(_, let node) = element.content, !node.text.allSatisfy(\.isWhitespace) {
      found.append(node.text)
    }
    return found + element.children.flatMap { texts(in: $0) }
  }
}
