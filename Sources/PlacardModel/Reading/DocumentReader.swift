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
    "$schema", "kind", "style", "title", "message", "link", "buttons", "closeButton", "progress",
    "icon",
    "color", "appearance", "screen", "environment", "output", "fields", "timeout", "animation",
    "content", "validate", "state", "script", "preferredButton",
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
    try read(JSONReader(node))
  }

  func read(_ root: JSONReader) throws(DocumentError) -> AlertDocument {
    try root.check(keys: Self.keys)
    let kinds = vocabulary.kinds
    let kind = try root.member("kind")?.choice(kinds.map(\.name)) ?? kinds.first?.name ?? ""
    let styles = kinds.first { $0.name == kind }?.styles ?? []
    let (style, customColor) = try readStyle(root, styles)
    var document = AlertDocument(kind: kind, style: style)
    document.customColor = customColor
    let content = ContentReader(icons: IconReader(vocabulary: vocabulary, folder: folder))
    document.content = try content.read(root)
    if let appearance = try root.member("appearance") {
      _ = try appearance.keys()
      document.appearance = appearance.node
    }
    if let animation = try root.member("animation") {
      document.animation = EntranceAnimation(
        rawValue: try animation.choice(EntranceAnimation.choices.map(\.rawValue)))
    }
    if let screen = try root.member("screen") {
      document.screen = try ScreenReader(
        icons: IconReader(vocabulary: vocabulary, folder: folder)
      ).read(screen)
    }
    if let environment = try root.member("environment") {
      document.environment = try EnvironmentReader.read(environment)
    }
    if let output = try root.member("output") { document.output = try readOutput(output) }
    if let state = try root.member("state") {
      document.state = try StateReader(content: document.content).read(state)
    }
    if let script = try root.member("script") {
      document.script = try ScriptReader(content: content, documents: self).read(script)
    }
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
