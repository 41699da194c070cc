/// Reads and checks the keys that say something about a moving or living alert, and names them: a
/// still picture does not show them yet.
enum UnusedKeys {
  static let animations = [
    "topToBottom", "bottomToTop", "leftToRight", "rightToLeft", "fade", "zoom", "noAnimation",
  ]

  /// The paths of such keys in the document, in the order of the documentation.
  static func read(_ root: JSONReader) throws(DocumentError) -> [String] {
    var found: [String] = []
    func note(_ reader: JSONReader?) { if let reader { found.append(reader.path) } }
    for button in try root.member("buttons")?.elements() ?? [] {
      note(try button.member("action"))
    }
    if let animation = try root.member("animation") {
      _ = try animation.choice(animations)
      note(animation)
    }
    note(try root.member("script"))
    note(try root.member("environment")?.member("reduceMotion"))
    return found
  }
}
