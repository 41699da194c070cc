import Placard

/// Reads documents as the command line names them and applies its overrides.
struct DocumentInput {
  /// Options of every command that reads documents.
  static let options = [
    OptionSpec(
      ["--scheme"], value: "SCHEME", "Light or dark appearance; both makes two pictures.",
      allowed: ["light", "dark", "both"]),
    OptionSpec(["--device"], value: "NAME", "Show on this device (\"placard list devices\")."),
    OptionSpec(["--size"], value: "WxH", "Show on a screen of this size in points."),
    OptionSpec(["--landscape"], "Turn the screen to landscape."),
    OptionSpec(
      ["--text-size"], value: "SIZE", "Text size of Dynamic Type: xS to xxxL, AX1 to AX5."),
    OptionSpec(
      ["--contrast"], value: "CONTRAST", "Contrast of the system's colours.",
      allowed: ["normal", "increased"]),
    OptionSpec(
      ["--system"], value: "VERSION", "Palette of the system: before 26, or from 26 on.",
      allowed: ["18", "26"]),
    OptionSpec(["--bold-text"], "Draw texts as with the system's Bold Text."),
    OptionSpec(["--reduce-transparency"], "Draw opaque surfaces in place of translucent ones."),
    OptionSpec(["--rtl"], "Lay out from right to left."),
    OptionSpec(
      ["--locale"], value: "TAG",
      "Language of the texts, for example ar; decides the direction too."),
    OptionSpec(
      ["--set"], value: "PATH=VALUE",
      "Change one value of the document, for example appearance.margin.horizontal=24.",
      repeats: true),
  ]

  var overrides: DocumentOverrides
  let console: any Console

  /// - Throws: `UsageError` for an option's value that is not allowed.
  init(arguments: ParsedArguments, console: any Console) throws(UsageError) {
    overrides = try DocumentOverrides(arguments)
    self.console = console
  }

  /// The document of a path, `-` for standard input.
  func document(_ path: String) throws -> AlertDocument {
    let isInput = path == "-"
    let bytes =
      isInput ? try console.readInput() : try FileSystem.read(path, limit: JSONParser.maximumSize)
    do {
      return try Self.document(
        JSONParser.parse(bytes), folder: isInput ? "" : FileSystem.split(path).folder, overrides)
    } catch {
      throw error.inFile(isInput ? "standard input" : path)
    }
  }

  /// The document of a JSON value.
  ///
  /// - Parameters:
  ///   - folder: where relative picture paths start.
  static func document(
    _ node: JSONNode, folder: String, _ overrides: DocumentOverrides
  ) throws(DocumentError) -> AlertDocument {
    let reader = DocumentReader(
      vocabulary: FamilyCatalog.standard.vocabulary, folder: folder == "." ? "" : folder)
    return overrides.applied(to: try reader.read(overrides.applied(to: node)))
  }
}
