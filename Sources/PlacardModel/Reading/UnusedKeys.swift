/// Reads and checks the keys that say something about a moving or living alert, and names them: a
/// still picture does not show them yet.
enum UnusedKeys {
  static let animations = [
    "topToBottom", "bottomToTop", "leftToRight", "rightToLeft", "fade", "zoom", "noAnimation",
  ]

  /// Keys of a button that a still does not show.
  static let ofButtons = ["countdown", "action"]

  /// The paths of such keys in the document, in the order of the documentation.
  static func read(_ root: JSONReader) throws(DocumentError) -> [String] {
    var found: [String] = []
    func note(_ reader: JSONReader?) { if let reader { found.append(reader.path) } }
    for button in try root.member("buttons")?.elements() ?? [] {
      if let countdown = try button.member("countdown") {
        _ = try countdown.choice(["seconds", "ring"])
        note(countdown)
      }
      note(try button.member("action"))
    }
    if let fields = try root.member("fields") {
      for field in try fields.elements() { try check(field: field) }
      note(fields)
    }
    if let timeout = try root.member("timeout") {
      _ = try timeout.number(in: 0...Double.infinity, unit: "s")
      note(timeout)
    }
    if let animation = try root.member("animation") {
      _ = try animation.choice(animations)
      note(animation)
    }
    if let content = try root.member("content") {
      _ = try content.elements()
      note(content)
    }
    if let validate = try root.member("validate") {
      _ = try validate.keys()
      note(validate)
    }
    if let script = try root.member("script") {
      _ = try script.elements()
      note(script)
    }
    note(try root.member("environment")?.member("reduceMotion"))
    return found
  }

  private static func check(field: JSONReader) throws(DocumentError) {
    try field.check(keys: [
      "placeholder", "text", "secure", "systemImage", "icon", "clearButtonMode", "multiline",
    ])
    for key in ["placeholder", "text", "systemImage", "icon"] {
      _ = try field.member(key)?.text()
    }
    for key in ["secure", "multiline"] { _ = try field.member(key)?.bool() }
    _ = try field.member("clearButtonMode")?
      .choice(["never", "whileEditing", "unlessEditing", "always"])
  }
}
