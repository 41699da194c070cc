import PlacardGraphics

/// A verb of scripts as documents spell it.
///
/// A step is the verb alone, `"escape"`, or an object with the verb's argument and what goes with it,
/// `{"type": "Ada", "into": "Name"}`.
struct ScriptVerb: Sendable {
  /// Reads the step; the readers are those of the argument and of the whole step.
  typealias Read =
    @Sendable (_ argument: JSONReader, _ step: JSONReader, _ reader: ScriptReader)
    throws(DocumentError) -> ScriptStep

  let name: String
  /// Keys beside the verb.
  let keys: [String]
  let read: Read

  private init(_ name: String, keys: [String] = [], _ read: @escaping Read) {
    self.name = name
    self.keys = keys
    self.read = read
  }

  /// Steps without an argument.
  static let words: [(name: String, step: ScriptStep)] = [
    ("tapBackdrop", .tapBackdrop), ("release", .release), ("clear", .clear(nil)),
    ("pressReturn", .pressReturn), ("escape", .escape), ("settle", .settle), ("finish", .finish),
    ("close", .close), ("dismissAll", .dismissAll),
  ]

  /// Steps with an argument.
  static let verbs: [ScriptVerb] = [
    ScriptVerb("tap") { (argument, _, _) throws(DocumentError) in
      guard case .object = argument.node.value else { return .tap(try argument.text()) }
      try argument.check(keys: ["x", "y"])
      let range = -ScriptReader.farthest...ScriptReader.farthest
      return .tapAt(
        Point(
          try argument.required("x").number(in: range, unit: "pt"),
          try argument.required("y").number(in: range, unit: "pt")))
    },
    ScriptVerb("press") { (argument, _, _) throws(DocumentError) in .press(try argument.text()) },
    ScriptVerb("swipe", keys: ["velocity"]) { (argument, step, _) throws(DocumentError) in
      .swipe(
        try argument.choice(of: SwipeDirection.self),
        velocity: try step.member("velocity")?.number(in: 0...20_000, unit: "pt/s") ?? 1_000)
    },
    ScriptVerb("type", keys: ["into"]) { (argument, step, _) throws(DocumentError) in
      .type(try argument.text(), into: try step.member("into")?.text())
    },
    ScriptVerb("clear") { (argument, _, _) throws(DocumentError) in .clear(try argument.text()) },
    ScriptVerb("focus") { (argument, _, _) throws(DocumentError) in .focus(try argument.text()) },
    ScriptVerb("drag", keys: ["to"]) { (argument, step, _) throws(DocumentError) in
      .drag(
        try argument.text(),
        to: try step.required("to").number(
          in: -ContentChart.values.upperBound...ContentChart.values.upperBound))
    },
    ScriptVerb("scroll", keys: ["in"]) { (argument, step, _) throws(DocumentError) in
      let range = -ScriptReader.farthest...ScriptReader.farthest
      return .scroll(
        try argument.number(in: range, unit: "pt"), in: try step.member("in")?.text())
    },
    ScriptVerb("advance") { (argument, _, _) throws(DocumentError) in
      .advance(try argument.number(in: 0...AlertContent.timeouts.upperBound, unit: "s"))
    },
    ScriptVerb("advanceTo") { (argument, _, _) throws(DocumentError) in
      .advanceTo(try argument.number(in: 0...AlertContent.timeouts.upperBound, unit: "s"))
    },
    ScriptVerb("throw") { (argument, _, _) throws(DocumentError) in .fail(try argument.text()) },
    ScriptVerb("showError") { (argument, _, _) throws(DocumentError) in
      .showError(try argument.text())
    },
    ScriptVerb("update") { (argument, _, reader) throws(DocumentError) in
      .update(try reader.update(argument))
    },
    ScriptVerb("show") { (argument, _, reader) throws(DocumentError) in
      .show(try reader.document(argument))
    },
    ScriptVerb("rotate") { (argument, _, _) throws(DocumentError) in
      .rotate(isLandscape: try argument.choice(["portrait", "landscape"]) == "landscape")
    },
    ScriptVerb("scheme") { (argument, _, _) throws(DocumentError) in
      .scheme(try argument.choice(of: ColorScheme.self))
    },
    ScriptVerb("textSize") { (argument, _, _) throws(DocumentError) in
      .textSize(try EnvironmentReader.textSize(argument))
    },
    ScriptVerb("snapshot") { (argument, _, _) throws(DocumentError) in
      .snapshot(try ScriptReader.fileName(argument))
    },
  ]
}
