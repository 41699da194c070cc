import PlacardGraphics

/// Reads alert documents from JSON.
public struct DocumentReader: Sendable {
  /// The names that documents may use.
  let vocabulary: DocumentVocabulary
  /// The folder that relative picture paths start from; empty for the current one.
  let folder: String

  /// Creates a reader.
  public init(vocabulary: DocumentVocabulary, folder: String) {
    self.vocabulary = vocabulary
    self.folder = folder
  }

  /// Every key of a document.
  public static let keys = [
    "$schema", "kind", "style", "title", "message", "buttons", "closeButton", "progress", "icon",
    "color", "appearance", "screen", "environment", "output", "fields", "timeout", "animation",
    "content", "validate", "script",
  ]

  /// Reads the bytes of a file.
  ///
  /// - Throws: `DocumentError` with path, line and column.
  public func read(_ bytes: [UInt8]) throws(DocumentError) -> AlertDocument {
    try read(JSONParser.parse(bytes))
  }

  /// Reads a parsed file.
  ///
  /// - Throws: `DocumentError` with the path, and line and column where the node has them.
  public func read(_ node: JSONNode) throws(DocumentError) -> AlertDocument {
    let root = JSONReader(node)
    try root.check(keys: Self.keys)
    let kinds = vocabulary.kinds
    let kind = try root.member("kind")?.choice(kinds.map(\.name)) ?? kinds.first?.name ?? ""
    let styles = kinds.first { $0.name == kind }?.styles ?? []
    let (style, customColor) = try readStyle(root, styles)
    var document = AlertDocument(kind: kind, style: style)
    document.customColor = customColor
    document.content = try readContent(root)
    if let appearance = try root.member("appearance") {
      _ = try appearance.keys()
      document.appearance = appearance.node
    }
    if let screen = try root.member("screen") {
      document.screen = try ScreenReader(folder: folder).read(screen)
    }
    if let environment = try root.member("environment") {
      document.environment = try EnvironmentReader.read(environment)
    }
    if let output = try root.member("output") { document.output = try readOutput(output) }
    document.keysWithoutEffect = try UnusedKeys.read(root)
    return document
  }

  private func readStyle(
    _ root: JSONReader, _ names: [String]
  ) throws(DocumentError) -> (String, DynamicColor?) {
    let reader = try root.required("style")
    guard case .object = reader.node.value else {
      let style = try reader.choice(names)
      if style == "custom", try root.member("color") == nil {
        throw reader.fail(.missingKey, "needs the key \"color\" beside it")
      }
      return (style, nil)
    }
    try reader.check(keys: ["custom"])
    let custom = try reader.required("custom")
    try custom.check(keys: ["color"])
    return ("custom", try custom.required("color").color())
  }

  private func readContent(_ root: JSONReader) throws(DocumentError) -> AlertContent {
    var content = AlertContent()
    content.title = try optionalText(root, "title")
    content.message = try optionalText(root, "message")
    let buttons = try root.member("buttons")
    let list = try buttons?.elements() ?? []
    if let buttons, list.count > TextLimits.buttons {
      throw buttons.fail(
        .tooLarge, "has \(list.count) buttons, must have at most \(TextLimits.buttons)")
    }
    for button in list {
      content.buttons.append(try readButton(button))
    }
    if let close = try root.member("closeButton") {
      content.closeButton = close.isNull ? .hidden : .titled(try close.title())
    }
    if let icon = try root.member("icon"), !icon.isNull { content.icon = try readIcon(icon) }
    if let color = try root.member("color"), !color.isNull { content.color = try color.color() }
    if let progress = try root.member("progress"), !progress.isNull {
      content.progress = try progress.number(in: 0...1)
    }
    return content
  }

  private func optionalText(
    _ root: JSONReader, _ key: String
  ) throws(DocumentError) -> String? {
    guard let reader = try root.member(key), !reader.isNull else { return nil }
    return try reader.text()
  }

  private func readButton(_ reader: JSONReader) throws(DocumentError) -> AlertButton {
    try reader.check(keys: ["title", "role", "backgroundColor"] + UnusedKeys.ofButtons)
    var button = AlertButton(title: try reader.required("title").title())
    if let role = try reader.member("role") {
      button.role = try role.choice(of: AlertButton.Role.self)
    }
    if let color = try reader.member("backgroundColor"), !color.isNull {
      button.backgroundColor = try color.color()
    }
    return button
  }

  private func readIcon(_ reader: JSONReader) throws(DocumentError) -> AlertIcon {
    try reader.check(keys: ["systemName", "image", "tint"])
    if let image = try reader.member("image") {
      let tint = try reader.member("tint")
      return .image(
        .file(try ImagePath.resolve(image, folder: folder)), tint: try tint?.color())
    }
    let name = try reader.required("systemName")
    let text = try name.text()
    if let suggestions = vocabulary.symbolSuggestions(text) {
      throw name.fail(
        .unknownName, "is \(name.excerpt), which is no known symbol (placard list symbols)",
        suggestions: suggestions)
    }
    return .symbol(text)
  }

  private func readOutput(_ reader: JSONReader) throws(DocumentError) -> OutputDescription {
    try reader.check(keys: ["scale", "crop", "backdrop"])
    var output = OutputDescription()
    if let scale = try reader.member("scale") {
      output.scale = try scale.number(in: OutputDescription.scales)
    }
    if let crop = try reader.member("crop") {
      output.crop = try crop.choice(of: OutputDescription.Crop.self)
    }
    output.backdrop = try reader.member("backdrop")?.bool()
    return output
  }
}
