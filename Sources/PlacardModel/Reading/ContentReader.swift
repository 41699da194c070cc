import PlacardGraphics

/// Reads what an alert says and asks: texts, buttons, fields and their rules.
struct ContentReader {
  let icons: IconReader

  func read(_ root: JSONReader) throws(DocumentError) -> AlertContent {
    var content = AlertContent()
    content.title = try optionalText(root, "title")
    content.message = try optionalText(root, "message")
    content.link = try optionalText(root, "link")
    for button in try list(root, "buttons", limit: TextLimits.buttons) {
      content.buttons.append(try readButton(button))
    }
    if let preferred = try root.member("preferredButton"), !preferred.isNull {
      guard !content.buttons.isEmpty else {
        throw preferred.fail(.invalid, "is the position of a button, and there is none")
      }
      content.preferredButton = try preferred.integer(in: 0...content.buttons.count - 1)
    }
    if let close = try root.member("closeButton") {
      content.closeButton = close.isNull ? .hidden : .titled(try close.title())
    }
    if let icon = try root.member("icon"), !icon.isNull { content.icon = try icons.read(icon) }
    if let color = try root.member("color"), !color.isNull { content.color = try color.color() }
    if let progress = try root.member("progress"), !progress.isNull {
      content.progress = try progress.number(in: 0...1)
    }
    if let custom = try root.member("content"), !custom.isNull {
      content.custom = try ElementReader(icons: icons).read(custom)
    }
    let fields = FieldReader(icons: icons)
    for field in try list(root, "fields", limit: TextLimits.fields) {
      content.fields.append(try fields.read(field))
    }
    if let rules = try root.member("validate"), !rules.isNull {
      content.rules = try RuleReader.read(rules, fields: content.allFields)
    }
    if let timeout = try root.member("timeout"), !timeout.isNull {
      content.timeout = try timeout.number(in: AlertContent.timeouts, unit: "s")
    }
    return content
  }

  private func list(
    _ root: JSONReader, _ key: String, limit: Int
  ) throws(DocumentError) -> [JSONReader] {
    guard let reader = try root.member(key), !reader.isNull else { return [] }
    let list = try reader.elements()
    guard list.count <= limit else {
      throw reader.fail(.tooLarge, "has \(list.count) \(key), must have at most \(limit)")
    }
    return list
  }

  private func optionalText(
    _ root: JSONReader, _ key: String
  ) throws(DocumentError) -> String? {
    guard let reader = try root.member(key), !reader.isNull else { return nil }
    return try reader.text()
  }

  private func readButton(_ reader: JSONReader) throws(DocumentError) -> AlertButton {
    try reader.check(keys: ["title", "role", "backgroundColor", "countdown", "action", "enabled"])
    var button = AlertButton(title: try reader.required("title").title())
    if let role = try reader.member("role") {
      button.role = try role.choice(of: AlertButton.Role.self)
    }
    if let color = try reader.member("backgroundColor"), !color.isNull {
      button.backgroundColor = try color.color()
    }
    if let countdown = try reader.member("countdown"), !countdown.isNull {
      button.countdown = try readCountdown(countdown)
    }
    if let action = try reader.member("action"), !action.isNull {
      button.action = try readAction(action)
    }
    if let enabled = try reader.member("enabled") { button.isEnabled = try enabled.bool() }
    return button
  }

  /// `"seconds"`, `"ring"` or `{"style": …, "disablesButton": true}`.
  private func readCountdown(_ reader: JSONReader) throws(DocumentError) -> Countdown {
    guard case .object = reader.node.value else {
      return Countdown(try reader.choice(of: Countdown.Style.self))
    }
    try reader.check(keys: ["style", "disablesButton"])
    return Countdown(
      try reader.required("style").choice(of: Countdown.Style.self),
      disablesButton: try reader.member("disablesButton")?.bool() ?? false)
  }

  /// `{"duration": seconds or "forever", "throws": message}`.
  private func readAction(_ reader: JSONReader) throws(DocumentError) -> ScriptedAction {
    try reader.check(keys: ["duration", "throws"])
    var action = ScriptedAction()
    if let duration = try reader.member("duration") {
      if case .string = duration.node.value {
        _ = try duration.choice(["forever"])
        action.duration = .infinity
      } else {
        action.duration = try duration.number(in: 0...AlertContent.timeouts.upperBound, unit: "s")
      }
    }
    action.failure = try reader.member("throws")?.text()
    return action
  }
}
