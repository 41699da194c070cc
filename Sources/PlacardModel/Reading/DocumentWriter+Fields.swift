extension DocumentWriter {
  static func write(
    _ field: AlertField, _ place: String
  ) throws(DocumentError) -> JSONValue {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    if let placeholder = field.placeholder { add("placeholder", .string(placeholder)) }
    if !field.text.isEmpty { add("text", .string(field.text)) }
    if field.isSecure { add("secure", .bool(true)) }
    switch field.icon {
    case nil: break
    case .symbol(let name): add("systemImage", .string(name))
    case .image: if let icon = field.icon { add("icon", try write(icon, "\(place).icon")) }
    }
    if field.clearButtonMode != .never {
      add("clearButtonMode", .string(field.clearButtonMode.rawValue))
    }
    if field.keyboardType != .default { add("keyboardType", .string(field.keyboardType.rawValue)) }
    if field.isMultiline { add("multiline", .bool(true)) }
    return .object(members)
  }

  static func write(_ rules: [FieldRule]) -> JSONValue {
    .object(
      rules.map { rule in
        JSONMember(
          rule.field,
          JSONNode(
            .object(
              rule.tests.map { test in
                switch test {
                case .notEmpty: JSONMember("notEmpty", JSONNode(.bool(true)))
                case .contains(let part): JSONMember("contains", JSONNode(.string(part)))
                case .minimumLength(let length):
                  JSONMember("minLength", JSONNode(.number(Double(length))))
                case .equalsField(let other): JSONMember("equals", JSONNode(.string(other)))
                }
              })))
      })
  }

  static func write(_ countdown: Countdown) -> JSONValue {
    guard countdown.disablesButton else { return .string(countdown.style.rawValue) }
    return ["style": .string(countdown.style.rawValue), "disablesButton": .bool(true)]
  }

  static func write(_ action: ScriptedAction) -> JSONValue {
    let duration = JSONMember(
      "duration",
      JSONNode(action.duration.isFinite ? .number(action.duration) : .string("forever")))
    let failure = action.failure.map { JSONMember("throws", JSONNode(.string($0))) }
    return .object([duration] + (failure.map { [$0] } ?? []))
  }
}
