import Placard

/// One line of a manifest: a document and how it is drawn.
struct BatchLine: Sendable {
  /// Where the document comes from.
  enum Source: Sendable {
    /// A file, absolute or from where the tool was started.
    case file(String)
    /// The line itself.
    case inline(JSONNode)
  }

  /// Keys beside `document`.
  static let optionKeys = [
    "name", "scheme", "scale", "crop", "backdrop", "device", "size", "landscape", "textSize",
    "contrast", "system", "boldText", "reduceTransparency", "rtl", "locale", "set",
  ]

  /// Where the document comes from.
  let source: Source
  /// The pictures' name without suffix and extension, folders allowed.
  let name: String
  /// What the line changes in the document, after what the command line changes.
  let overrides: DocumentOverrides
  /// The pictures to make.
  let names: PictureNames

  /// Reads a line: the path of a document, `{"document": path or object, options …}`, or a document
  /// itself.
  ///
  /// - Parameters:
  ///   - number: the line's number from 1, which names a document without a name.
  ///   - folder: where relative paths start.
  ///   - base: overrides and pictures of the command line.
  init(
    _ node: JSONNode, number: Int, folder: String,
    base: (overrides: DocumentOverrides, names: PictureNames)
  ) throws(DocumentError) {
    let reader = JSONReader(node)
    var overrides = base.overrides
    var names = base.names
    var given: JSONReader?
    var document = reader
    if case .object = node.value, let inner = try reader.member("document") {
      try reader.check(keys: ["document"] + Self.optionKeys)
      document = inner
      given = try reader.member("name")
      names = try BatchOptions.read(reader, into: &overrides, names)
    }
    switch document.node.value {
    case .object: source = .inline(document.node)
    case .string: source = .file(try ImagePath.resolve(document, folder: folder))
    default:
      throw document.fail(
        .wrongType, "must be a document or the path of one, not \(document.excerpt)")
    }
    self.overrides = overrides
    self.names = names
    if let given {
      name = try Self.checkedName(given)
    } else if case .file(let path) = source {
      let file = FileSystem.split(path).name
      name = file.hasSuffix(".json") ? String(file.dropLast(5)) : file
    } else {
      name = "line-\(number)"
    }
  }

  /// The files that the line makes, below the folder of results.
  var files: [String] { names.variants.map { names.name(name, $0) } }

  /// A name must stay below the folder of results.
  private static func checkedName(_ reader: JSONReader) throws(DocumentError) -> String {
    let name = try reader.text()
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }),
      !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw reader.fail(
        .invalid,
        "is \(reader.excerpt), must be a file's name, with folders where wanted, without . and ..")
    }
    return name
  }
}
