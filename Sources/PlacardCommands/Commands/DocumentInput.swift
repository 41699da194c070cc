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
    OptionSpec(["--rtl"], "Lay out from right to left."),
    OptionSpec(
      ["--locale"], value: "TAG",
      "Language of the texts, for example ar; decides the direction too."),
    OptionSpec(
      ["--set"], value: "PATH=VALUE",
      "Change one value of the document, for example appearance.margin.horizontal=24.",
      repeats: true),
  ]

  let arguments: ParsedArguments
  let console: any Console

  /// The document of a path, `-` for standard input.
  func document(_ path: String) throws -> AlertDocument {
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    let bytes =
      isInput ? try console.readInput() : try FileSystem.read(path, limit: JSONParser.maximumSize)
    let folder = isInput ? "" : FileSystem.split(path).folder
    do {
      let node = try overridden(JSONParser.parse(bytes))
      let reader = DocumentReader(
        vocabulary: FamilyCatalog.standard.vocabulary, folder: folder == "." ? "" : folder)
      return try placed(reader.read(node))
    } catch let error as DocumentError {
      throw error.inFile(name)
    }
  }

  /// The values of `--set` are JSON where they can be, else text.
  private func overridden(_ node: JSONNode) throws -> JSONNode {
    var node = node
    for setting in arguments.values("--set") {
      guard let sign = setting.firstIndex(of: "="), sign != setting.startIndex else {
        throw arguments.error("--set must be PATH=VALUE, not \"\(setting)\"")
      }
      let text = String(setting[setting.index(after: sign)...])
      let parsed = try? JSONParser.parse(Array(text.utf8))
      // Positions in the option's text would be taken for positions in the file.
      let value = JSONNode(parsed?.value ?? .string(text))
      node = try JSONPath.set(String(setting[..<sign]), to: value, in: node)
    }
    var environment: [(String, JSONValue)] = []
    if let scheme = arguments.value("--scheme"), scheme != "both" {
      environment.append(("scheme", .string(scheme)))
    }
    if let size = arguments.value("--text-size") {
      environment.append(("textSize", .string(size)))
    }
    if let contrast = arguments.value("--contrast") {
      environment.append(("contrast", .string(contrast)))
    }
    if let system = arguments.value("--system").flatMap(Double.init) {
      environment.append(("system", .number(system)))
    }
    if arguments.flag("--bold-text") { environment.append(("boldText", true)) }
    if arguments.flag("--rtl") { environment.append(("direction", "rtl")) }
    if let locale = arguments.value("--locale") {
      environment.append(("locale", .string(locale)))
    }
    for (key, value) in environment {
      node = try JSONPath.set("environment.\(key)", to: JSONNode(value), in: node)
    }
    return node
  }

  /// The document on the screen that the options name; its backdrop stays.
  private func placed(_ document: AlertDocument) throws -> AlertDocument {
    var document = document
    if let name = arguments.value("--device") {
      guard let device = Device.named(name) else {
        let names = Device.all.map(\.name)
        throw arguments.error(
          "--device \"\(name)\" is no known device; see \"placard list devices\"",
          suggestions: NearNames.closest(to: name, in: names))
      }
      document.move(to: ScreenDescription(device))
    }
    if let size = arguments.value("--size") {
      document.move(to: ScreenDescription(size: try Self.size(size, arguments)))
    }
    if arguments.flag("--landscape"), document.screen.size.height > document.screen.size.width {
      document.screen = document.screen.rotated
    }
    return document
  }

  private static func size(_ text: String, _ arguments: ParsedArguments) throws -> Size {
    let sides = ScreenDescription.sides
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      sides.contains(width), sides.contains(height)
    else {
      throw arguments.error(
        "--size must be WIDTHxHEIGHT with \(sides.lowerBound.rounded(toPlaces: 0)) to "
          + "\(sides.upperBound.rounded(toPlaces: 0)) points each, not \"\(text)\"")
    }
    return Size(width, height)
  }
}

extension AlertDocument {
  fileprivate mutating func move(to screen: ScreenDescription) {
    let backdrop = self.screen.backdrop
    self.screen = screen
    self.screen.backdrop = backdrop
  }
}
