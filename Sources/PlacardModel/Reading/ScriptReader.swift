/// Reads the key `script`.
struct ScriptReader: Sendable {
  /// Most steps of a script.
  static let limit = 1_000
  /// The farthest that a point may lie from the screen's corner, in points.
  static let farthest = 100_000.0

  let content: ContentReader
  /// Reads the documents of alerts that a script shows.
  let documents: DocumentReader

  func read(_ reader: JSONReader) throws(DocumentError) -> [ScriptStep] {
    let elements = try reader.elements()
    guard elements.count <= Self.limit else {
      throw reader.fail(.tooLarge, "has \(elements.count) steps, must have at most \(Self.limit)")
    }
    var steps: [ScriptStep] = []
    var names: Set<String> = []
    for element in elements {
      let step = try read(step: element)
      if case .snapshot(let name) = step, !names.insert(name.lowercased()).inserted {
        throw element.fail(.invalid, "takes a second picture named \(JSONText.excerpt(name))")
      }
      steps.append(step)
    }
    return steps
  }

  private func read(step: JSONReader) throws(DocumentError) -> ScriptStep {
    guard case .object = step.node.value else {
      let name = try step.choice(ScriptVerb.words.map(\.name))
      guard let word = ScriptVerb.words.first(where: { $0.name == name }) else {
        throw step.fail(.unknownName, "is \(step.excerpt)")
      }
      return word.step
    }
    let keys = try step.keys()
    let verbs = ScriptVerb.verbs.filter { keys.contains($0.name) }
    guard let verb = verbs.first else {
      let names = ScriptVerb.verbs.map(\.name)
      throw step.fail(
        .missingKey, "must have one of the keys \(names.joined(separator: ", "))",
        suggestions: keys.flatMap { NearNames.closest(to: $0, in: names) })
    }
    guard verbs.count == 1 else {
      throw step.fail(
        .invalid, "does \(verbs.count) things at once: \(keys.joined(separator: ", "))")
    }
    try step.check(keys: [verb.name] + verb.keys)
    return try verb.read(try step.required(verb.name), step, self)
  }

  func update(_ reader: JSONReader) throws(DocumentError) -> AlertUpdate {
    try reader.check(keys: ["title", "message", "progress", "buttons"])
    let content = try self.content.read(reader)
    var update = AlertUpdate()
    let keys = try reader.keys()
    if keys.contains("title") { update.title = .some(content.title) }
    if keys.contains("message") { update.message = .some(content.message) }
    if keys.contains("progress") { update.progress = .some(content.progress) }
    if keys.contains("buttons") { update.buttons = content.buttons }
    return update
  }

  /// An alert that is shown by a script plays by the script of the first one.
  func document(_ reader: JSONReader) throws(DocumentError) -> AlertDocument {
    for key in ["script", "screen", "environment", "output"] {
      if let member = try reader.member(key) {
        throw member.fail(.invalid, "belongs to the document that holds the script")
      }
    }
    if let state = try reader.member("state") {
      throw state.fail(.invalid, "belongs to still pictures: a shown alert begins at rest")
    }
    return try documents.read(reader)
  }

  /// A name that is a good file name on every system: letters, digits, blanks, `-`, `_` and dots
  /// inside, at most 80 bytes.
  static func fileName(_ reader: JSONReader) throws(DocumentError) -> String {
    let name = try reader.text()
    let isGood =
      !name.isEmpty && name.utf8.count <= 80 && name.first != "." && name.last != "."
      && name.first != " " && name.last != " "
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || " -_.".unicodeScalars.contains($0)
      }
    guard isGood else {
      throw reader.fail(
        .invalid,
        "is \(reader.excerpt), must be a file name of 1 to 80 bytes: letters, digits, blanks, "
          + "\"-\", \"_\" and dots inside")
    }
    return name
  }
}
