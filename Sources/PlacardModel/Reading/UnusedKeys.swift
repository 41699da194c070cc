/// Reads and checks the keys that say something about a moving or living alert, and names them: a
/// still picture does not show them yet.
enum UnusedKeys {
  /// The paths of such keys in the document, in the order of the documentation.
  static func read(_ root: JSONReader) throws(DocumentError) -> [String] {
    var found: [String] = []
    func note(_ reader: JSONReader?) { if let reader { found.append(reader.path) } }
    for button in try root.member("buttons")?.elements() ?? [] {
      note(try button.member("action"))
    }
    note(try root.member("animation"))
    note(try root.member("script"))
    note(try root.member("environment")?.member("reduceMotion"))
    return found
  }
}
