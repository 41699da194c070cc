extension FieldRule {
  /// Whether the field's text passes every test; a rule on a field that is not there holds.
  public func holds(for fields: [AlertField]) -> Bool {
    guard let text = fields.first(where: { $0.placeholder == field })?.text else { return true }
    return tests.allSatisfy { test in
      switch test {
      case .notEmpty: text.contains { !$0.isWhitespace }
      case .contains(let part): part.isEmpty || text.contains(part)
      case .minimumLength(let length): text.count >= length
      case .equalsField(let name):
        text == fields.first { $0.placeholder == name }?.text
      }
    }
  }
}
