import Placard

/// The options that decide how texts are drawn, and the renderer they make.
enum RendererOptions {
  /// The option that every command takes which sets text.
  static let fontOptions = [
    OptionSpec(
      ["--font-path"], value: "FILE",
      "Font file or folder for characters that the bundled fonts lack (\"placard fonts doctor\").",
      repeats: true)
  ]

  static let options =
    fontOptions + [
      OptionSpec(
        ["--missing-glyph"], value: "POLICY",
        "A character that no font has is an error (default) or a visible box.",
        allowed: ["error", "box"])
    ]

  /// - Throws: `FileError` for a font path without fonts.
  static func renderer(_ arguments: ParsedArguments) throws -> AlertRenderer {
    let policy = arguments.value("--missing-glyph").flatMap(MissingGlyphPolicy.init) ?? .error
    return try renderer(arguments, missingGlyphs: policy)
  }

  /// The renderer with a policy of the command's own.
  ///
  /// - Throws: `FileError` for a font path without fonts.
  static func renderer(
    _ arguments: ParsedArguments, missingGlyphs policy: MissingGlyphPolicy
  ) throws -> AlertRenderer {
    let paths = arguments.values("--font-path")
    if paths.isEmpty, policy == .error { return .standard }
    return AlertRenderer(fontFiles: try paths.flatMap(FontPath.files), missingGlyphs: policy)
  }
}
