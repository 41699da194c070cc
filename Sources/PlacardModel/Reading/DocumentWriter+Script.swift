import PlacardGraphics

extension DocumentWriter {
  /// A script's step as `ScriptReader` reads it.
  static func write(_ step: ScriptStep, _ place: String) throws(DocumentError) -> JSONValue {
    if let word = ScriptVerb.words.first(where: { $0.step == step }) { return .string(word.name) }
    func verb(_ name: String, _ value: JSONValue, _ key: String, _ more: String?) -> JSONValue {
      var members = [JSONMember(name, JSONNode(value))]
      if let more { members.append(JSONMember(key, JSONNode(.string(more)))) }
      return .object(members)
    }
    return switch step {
    case .tap(let part): ["tap": .string(part)]
    case .tapAt(let point): ["tap": ["x": .number(point.x), "y": .number(point.y)]]
    case .press(let part): ["press": .string(part)]
    case .swipe(let direction, let velocity):
      ["swipe": .string(direction.rawValue), "velocity": .number(velocity)]
    case .type(let text, let field): verb("type", .string(text), "into", field)
    case .clear(let field?): ["clear": .string(field)]
    case .focus(let field): ["focus": .string(field)]
    case .drag(let part, let value): ["drag": .string(part), "to": .number(value)]
    case .scroll(let distance, let part): verb("scroll", .number(distance), "in", part)
    case .advance(let seconds): ["advance": .number(seconds)]
    case .advanceTo(let seconds): ["advanceTo": .number(seconds)]
    case .fail(let message): ["throw": .string(message)]
    case .showError(let message): ["showError": .string(message)]
    case .update(let update): ["update": write(update)]
    case .show(let document): ["show": try shown(document, place)]
    case .rotate(let isLandscape): ["rotate": isLandscape ? "landscape" : "portrait"]
    case .scheme(let scheme): ["scheme": .string(scheme.rawValue)]
    case .textSize(let size): ["textSize": .string(size.rawValue)]
    case .snapshot(let name): ["snapshot": .string(name)]
    case .tapBackdrop, .release, .clear(nil), .pressReturn, .escape, .settle, .finish, .close,
      .dismissAll:
      .null  // one of the words above
    }
  }

  private static func write(_ update: AlertUpdate) -> JSONValue {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    if let title = update.title { add("title", title.map { .string($0) } ?? .null) }
    if let message = update.message { add("message", message.map { .string($0) } ?? .null) }
    if let progress = update.progress { add("progress", progress.map { .number($0) } ?? .null) }
    if let buttons = update.buttons {
      add("buttons", .array(buttons.map { JSONNode(write($0)) }))
    }
    return .object(members)
  }

  private static func shown(
    _ document: AlertDocument, _ place: String
  ) throws(DocumentError) -> JSONValue {
    do {
      return try write(document).value
    } catch {
      var error = error
      error.path = "\(place).show.\(error.path)"
      throw error
    }
  }
}
