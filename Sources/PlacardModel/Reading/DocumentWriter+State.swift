extension DocumentWriter {
  /// The state of an alert; the time that is left means nothing without a timeout.
  static func write(_ state: AlertState, hasTimeout: Bool) -> JSONValue {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    if let field = state.focusedField { add("focus", .number(Double(field))) }
    if let element = state.focusedContent { add("focus", .string(element.description)) }
    if let error = state.error { add("error", .string(error)) }
    if let button = state.busyButton { add("busy", .number(Double(button))) }
    if let pressed = state.pressed { add("pressed", .string(pressed.description)) }
    if !state.isValid { add("valid", .bool(false)) }
    if hasTimeout { add("timeLeft", state.timeLeft.map { .number($0) } ?? .null) }
    if !state.scrollOffsets.isEmpty {
      let offsets = state.scrollOffsets.sorted { $0.key.description < $1.key.description }
      add(
        "scroll",
        .object(offsets.map { JSONMember($0.key.description, JSONNode(.number($0.value))) }))
    }
    return .object(members)
  }
}
