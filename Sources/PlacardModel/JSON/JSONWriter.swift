/// Writes documents as JSON text.
public enum JSONWriter {
  /// The width up to which a list or object of plain values stands on one line, in scalars.
  static let lineWidth = 80

  /// The text of a value, members in their order, without a line break at the end.
  ///
  /// Numbers have the shortest spelling that reads back equal; what JSON has no number for (NaN and
  /// the infinities) becomes `null`. Pretty text is indented by two spaces; other text has no white
  /// space at all.
  public static func write(_ node: JSONNode, pretty: Bool = true) -> String {
    var result = ""
    append(node.value, to: &result, indent: pretty ? 0 : nil, column: 0)
    return result
  }

  /// Appends a value.
  ///
  /// `indent` counts the spaces before the line that the value starts on and is `nil` for compact
  /// text; `column` tells how much of that line is taken. Both are in scalars.
  private static func append(
    _ value: JSONValue, to result: inout String, indent: Int?, column: Int
  ) {
    switch value {
    case .null: result += "null"
    case .bool(let value): result += value ? "true" : "false"
    case .number(let value): result += value.isFinite ? JSONText.number(value) : "null"
    case .string(let text): result += JSONText.quoted(text)
    case .array(let nodes):
      let items = nodes.map { (label: "", value: $0.value) }
      append(items, between: ("[", "]"), to: &result, indent: indent, column: column)
    case .object(let members):
      let items = members.map {
        (
          label: JSONText.quoted($0.key) + (indent == nil ? ":" : ": "),
          value: $0.value.value
        )
      }
      append(items, between: ("{", "}"), to: &result, indent: indent, column: column)
    }
  }

  private static func append(
    _ items: [(label: String, value: JSONValue)], between brackets: (String, String),
    to result: inout String, indent: Int?, column: Int
  ) {
    if let indent, !items.isEmpty {
      // One column stays free for a comma.
      if let line = oneLine(items, between: brackets, room: lineWidth - 1 - column) {
        result += line
        return
      }
      result += brackets.0
      let inner = "\n" + String(repeating: " ", count: indent + 2)
      for (index, item) in items.enumerated() {
        result += (index > 0 ? "," : "") + inner + item.label
        append(
          item.value, to: &result, indent: indent + 2,
          column: indent + 2 + item.label.unicodeScalars.count)
      }
      result += "\n" + String(repeating: " ", count: indent) + brackets.1
    } else {
      result += brackets.0
      for (index, item) in items.enumerated() {
        result += (index > 0 ? "," : "") + item.label
        append(item.value, to: &result, indent: nil, column: 0)
      }
      result += brackets.1
    }
  }

  /// The items on one line; `nil` where one of them is a list or object, or the room is too small.
  private static func oneLine(
    _ items: [(label: String, value: JSONValue)], between brackets: (String, String), room: Int
  ) -> String? {
    var line = brackets.0
    for (index, item) in items.enumerated() {
      switch item.value {
      case .array, .object: return nil
      default: break
      }
      line += (index > 0 ? ", " : "") + item.label
      append(item.value, to: &line, indent: nil, column: 0)
      guard line.utf8.count <= 4 * room else { return nil }
    }
    line += brackets.1
    return line.unicodeScalars.count <= room ? line : nil
  }
}
