/// One option of a command: the row from which parsing, help, completions and the manual follow.
struct OptionSpec: Hashable, Sendable {
  /// All spellings with their dashes, short ones first: `["-o", "--output"]`.
  ///
  /// Two characters make a short option; everything longer is matched as a whole, also after a
  /// single dash (`-demo`).
  let names: [String]
  /// What help calls the value, in capitals, or `nil` for a flag.
  ///
  /// Shells complete `FILE` and `DIR` with paths.
  let valueName: String?
  /// A sentence for help.
  let summary: String
  /// Whether the option may be given more than once.
  let repeats: Bool
  /// The only values taken, in the order shown, or `nil` for any.
  let allowedValues: [String]?

  init(
    _ names: [String], value valueName: String? = nil, _ summary: String, repeats: Bool = false,
    allowed allowedValues: [String]? = nil
  ) {
    self.names = names
    self.valueName = valueName
    self.summary = summary
    self.repeats = repeats
    self.allowedValues = allowedValues
  }

  /// The spelling used in messages: the first that is not a short one.
  var name: String { names.first { !Self.isShort($0) } ?? names.first ?? "" }

  /// Whether a spelling is a dash and one character.
  static func isShort(_ name: String) -> Bool { name.count == 2 }

  /// The summary followed by what the table knows of the values.
  var fullSummary: String {
    var text = summary
    if let allowedValues { text += " One of: \(allowedValues.joined(separator: ", "))." }
    if repeats { text += " May be repeated." }
    return text
  }
}
