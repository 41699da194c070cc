public import PlacardModel
import PlacardGraphics

/// An accessibility tree in words: for people and references as text, for programs as JSON.
public struct AccessibilityReport: Sendable {
  let tree: AccessibilityTree

  /// Creates a report.
  public init(_ tree: AccessibilityTree) { self.tree = tree }

  /// The alert and what is announced, then one line an element in reading order.
  ///
  /// Texts are in quotes and escaped as in JSON, so that each stays on its line.
  public var text: String {
    var first = ["alert"]
    if tree.isModal { first.append("modal") }
    if tree.allowsEscape { first.append("escape closes it") }
    var lines = [first.joined(separator: ", ")]
    if !tree.announcement.isEmpty { lines.append("announces \(quoted(tree.announcement))") }
    for (index, element) in tree.elements.enumerated() {
      lines.append("\(index + 1) \(element.name) \(describe(element))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ element: AccessibilityElement) -> String {
    var parts = [quoted(element.label)]
    if let value = element.value { parts.append("value \(quoted(value))") }
    parts += element.traits.names
    if let hint = element.hint { parts.append("hint \(quoted(hint))") }
    parts += element.actions.map { "action \(quoted($0))" }
    if element.isAnnounced { parts.append("announced") }
    if !element.isInSight { parts.append("scrolled out of sight") }
    if let contrast = element.contrast { parts.append("contrast \(contrast.words)") }
    return parts.joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String {
    JSONWriter.write(JSONNode(.string(text)), pretty: false)
  }

  /// The tree as a JSON value; frames are in points of the screen.
  public var json: JSONNode {
    JSONNode([
      "screen": ["width": .number(tree.screen.width), "height": .number(tree.screen.height)],
      "direction": .string(tree.direction.rawValue),
      "modal": .bool(tree.isModal),
      "escape": .bool(tree.allowsEscape),
      "announcement": .string(tree.announcement),
      "elements": .array(tree.elements.map { json(of: $0) }),
    ])
  }

  private func json(of element: AccessibilityElement) -> JSONNode {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    func list(_ texts: [String]) -> JSONValue { .array(texts.map { JSONNode(.string($0)) }) }
    add("name", .string(element.name))
    add("label", .string(element.label))
    if let value = element.value { add("value", .string(value)) }
    add("traits", list(element.traits.names))
    if let hint = element.hint { add("hint", .string(hint)) }
    if !element.actions.isEmpty { add("actions", list(element.actions)) }
    if element.isAnnounced { add("announced", true) }
    add("spoken", .string(element.spoken))
    let frame = element.frame
    add(
      "frame",
      [rounded(frame.minX), rounded(frame.minY), rounded(frame.width), rounded(frame.height)])
    add("inSight", .bool(element.isInSight))
    if let contrast = element.contrast {
      add(
        "contrast",
        [
          "ratio": .number(contrast.shownRatio), "required": .number(contrast.required),
          "foreground": .string(contrast.foreground.hex),
          "background": .string(contrast.background.hex),
        ])
    }
    return JSONNode(.object(members))
  }

  private func rounded(_ value: Double) -> JSONValue {
    .number((value * 100).rounded() / 100)
  }
}
