/// Reads the key `validate`: tests by a field's placeholder.
enum RuleReader {
  static func read(
    _ reader: JSONReader, fields: [AlertField]
  ) throws(DocumentError) -> [FieldRule] {
    let names = fields.compactMap(\.placeholder)
    var rules: [FieldRule] = []
    for name in try reader.keys() {
      guard let tests = try reader.member(name) else { continue }
      guard names.contains(name) else {
        throw tests.fail(
          .unknownName, "names no field; fields are named by their placeholders",
          suggestions: NearNames.closest(to: name, in: names))
      }
      rules.append(FieldRule(field: name, tests: try readTests(tests, names)))
    }
    return rules
  }

  private static func readTests(
    _ reader: JSONReader, _ names: [String]
  ) throws(DocumentError) -> [FieldRule.Test] {
    try reader.check(keys: ["notEmpty", "contains", "minLength", "equals"])
    var tests: [FieldRule.Test] = []
    if try reader.member("notEmpty")?.bool() == true { tests.append(.notEmpty) }
    if let part = try reader.member("contains") { tests.append(.contains(try part.text())) }
    if let length = try reader.member("minLength") {
      tests.append(.minimumLength(try length.integer(in: 0...TextLimits.length)))
    }
    if let other = try reader.member("equals") {
      tests.append(.equalsField(try other.choice(names)))
    }
    return tests
  }
}
