import PlacardGraphics

/// Writes alert documents as JSON.
public enum DocumentWriter {
  /// The document as a value that `DocumentReader` reads back to an equal one; defaults are left
  /// out.
  ///
  /// - Throws: `DocumentError` for a picture that is held in memory.
  public static func write(_ document: AlertDocument) throws(DocumentError) -> JSONNode {
    var members: [JSONMember] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, JSONNode(value))) }
    add("kind", .string(document.kind))
    if let color = document.customColor {
      add("style", ["custom": ["color": color.json]])
    } else {
      add("style", .string(document.style))
    }
    let content = document.content
    if let title = content.title { add("title", .string(title)) }
    if let message = content.message { add("message", .string(message)) }
    if let link = content.link { add("link", .string(link)) }
    if !content.buttons.isEmpty {
      add("buttons", .array(content.buttons.map { JSONNode(write($0)) }))
    }
    if let preferred = content.preferredButton {
      add("preferredButton", .number(Double(preferred)))
    }
    switch content.closeButton {
    case .automatic: break
    case .hidden: add("closeButton", .null)
    case .titled(let title): add("closeButton", .string(title))
    }
    if let progress = content.progress { add("progress", .number(progress)) }
    if let icon = content.icon { add("icon", try write(icon, "icon")) }
    if let color = content.color { add("color", color.json) }
    if !content.custom.isEmpty { add("content", try write(content.custom, in: nil)) }
    if !content.fields.isEmpty {
      var fields: [JSONNode] = []
      for (index, field) in content.fields.enumerated() {
        fields.append(JSONNode(try write(field, "fields[\(index)]")))
      }
      add("fields", .array(fields))
    }
    if !content.rules.isEmpty { add("validate", write(content.rules)) }
    if let timeout = content.timeout { add("timeout", .number(timeout)) }
    if document.appearance.value != .object([]) { add("appearance", document.appearance.value) }
    if let animation = document.animation { add("animation", .string(animation.rawValue)) }
    if document.screen != ScreenDescription() { add("screen", try write(document.screen)) }
    if document.environment != AlertEnvironment() {
      add("environment", write(document.environment))
    }
    if document.output != OutputDescription() { add("output", write(document.output)) }
    if let state = document.state {
      add("state", write(state, hasTimeout: content.timeout != nil))
    }
    if !document.script.isEmpty {
      var steps: [JSONNode] = []
      for (index, step) in document.script.enumerated() {
        steps.append(JSONNode(try write(step, "script[\(index)]")))
      }
      add("script", .array(steps))
    }
    return JSONNode(.object(members))
  }

  static func write(_ button: AlertButton) -> JSONValue {
    var members = [JSONMember("title", JSONNode(.string(button.title)))]
    if button.role != .default {
      members.append(JSONMember("role", JSONNode(.string(button.role.rawValue))))
    }
    if let color = button.backgroundColor {
      members.append(JSONMember("backgroundColor", JSONNode(color.json)))
    }
    if let countdown = button.countdown {
      members.append(JSONMember("countdown", JSONNode(write(countdown))))
    }
    if let action = button.action {
      members.append(JSONMember("action", JSONNode(write(action))))
    }
    if !button.isEnabled { members.append(JSONMember("enabled", JSONNode(.bool(false)))) }
    return .object(members)
  }

  static func write(_ icon: AlertIcon, _ place: String) throws(DocumentError) -> JSONValue {
    switch icon {
    case .symbol(let name): return ["systemName": .string(name)]
    case .image(let image, let tint):
      var members = [JSONMember("image", JSONNode(.string(try path(image, "\(place).image"))))]
      if let tint { members.append(JSONMember("tint", JSONNode(tint.json))) }
      return .object(members)
    }
  }

  static func path(
    _ image: ImageReference, _ place: String
  ) throws(DocumentError) -> String {
    guard case .file(let path) = image else {
      throw DocumentError(
        .invalid, "is held in memory; only a picture file can be written", path: place)
    }
    return path
  }

  private static func write(_ screen: ScreenDescription) throws(DocumentError) -> JSONValue {
    var members = [
      JSONMember(
        "size",
        JSONNode([
          "width": .number(screen.size.width), "height": .number(screen.size.height),
        ])),
      JSONMember(
        "safeArea",
        JSONNode([
          "top": .number(screen.safeArea.top), "leading": .number(screen.safeArea.leading),
          "bottom": .number(screen.safeArea.bottom),
          "trailing": .number(screen.safeArea.trailing),
        ])),
    ]
    let backdrop: JSONValue? =
      switch screen.backdrop {
      case nil: nil
      case .color(let color): ["color": color.json]
      case .gradient(let colors, let degrees):
        [
          "gradient": [
            "colors": .array(colors.map { JSONNode($0.json) }), "degrees": .number(degrees),
          ]
        ]
      case .image(let image, let mode): try write(image, mode)
      case .checkerboard(let first, let second, let square):
        [
          "checkerboard": [
            "colors": .array([JSONNode(first.json), JSONNode(second.json)]),
            "square": .number(square),
          ]
        ]
      case .app: "app"
      case .page(let content): ["content": try write(content, in: nil)]
      }
    if let backdrop { members.append(JSONMember("backdrop", JSONNode(backdrop))) }
    return .object(members)
  }

  private static func write(
    _ image: ImageReference, _ mode: ImageMode
  ) throws(DocumentError) -> JSONValue {
    let file = JSONValue.string(try path(image, "screen.backdrop.image"))
    return switch mode {
    case .fill: ["image": file]
    case .fit(let color): ["image": file, "mode": "fit", "color": color.json]
    case .tile(let scale): ["image": file, "mode": "tile", "scale": .number(scale)]
    }
  }

  private static func write(_ environment: AlertEnvironment) -> JSONValue {
    [
      "scheme": .string(environment.colors.scheme.rawValue),
      "textSize": .string(environment.textSize.rawValue),
      "locale": .string(environment.locale),
      "direction": .string(environment.direction.rawValue),
      "boldText": .bool(environment.boldText),
      "reduceMotion": .bool(environment.reduceMotion),
      "reduceTransparency": .bool(environment.reduceTransparency),
      "contrast": environment.colors.increasedContrast ? "increased" : "normal",
      "system": .number(Double(environment.colors.generation.rawValue)),
    ]
  }

  private static func write(_ output: OutputDescription) -> JSONValue {
    var members = [
      JSONMember("scale", JSONNode(.number(output.scale))),
      JSONMember("crop", JSONNode(.string(output.crop.rawValue))),
    ]
    if let backdrop = output.backdrop {
      members.append(JSONMember("backdrop", JSONNode(.bool(backdrop))))
    }
    return .object(members)
  }
}
