import Placard

/// `placard fonts`: which fonts there are, and which draws what.
struct FontsCommand: Command {
  let spec = CommandSpec(
    name: "fonts", summary: "List the fonts, or say which draws what and what is missing.",
    operands: "list|doctor [DOC.json…|-]", operandCount: 1...10_000,
    options: [
      OptionSpec(["--text"], value: "TEXT", "A text for the doctor, besides the documents'."),
      OptionSpec(["--json"], "Print JSON, one object a line."),
    ] + DocumentInput.options + RendererOptions.fontOptions,
    examples: [
      .init("placard fonts doctor --text \"こんにちは\"", "What to install, and --font-path for it."),
      .init("placard fonts doctor alert.json", "Every character of a document."),
      .init("placard fonts list", "Family, number of characters and licence."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    let renderer = try RendererOptions.renderer(arguments, missingGlyphs: .box)
    let documents = Array(arguments.operands.dropFirst())
    switch arguments.operands[0] {
    case "list" where documents.isEmpty:
      let rows = try renderer.fonts().map { font -> RowListing.Row in
        [
          ("family", font.family), ("characters", "\(font.characters)"),
          ("license", font.license ?? "unknown"),
        ]
      }
      try console.write(RowListing(rows).text(json: arguments.flag("--json")))
      return .success
    case "doctor":
      let checkup = FontCheckup(
        try coverage(documents, renderer, arguments, console), asked: isAsked(arguments))
      try console.write(arguments.flag("--json") ? checkup.json : checkup.text)
      return checkup.isComplete ? .success : .unavailable
    case "list":
      throw arguments.error("\"fonts list\" takes no documents, but was given \"\(documents[0])\"")
    case let word:
      throw arguments.error(
        "\"fonts\" does list or doctor, not \"\(word)\"",
        suggestions: NearNames.closest(to: word, in: ["list", "doctor"]))
    }
  }

  /// Whether there is anything to examine; without it the doctor names all packages.
  private func isAsked(_ arguments: ParsedArguments) -> Bool {
    arguments.operands.count > 1 || arguments.value("--text") != nil
  }

  private func coverage(
    _ documents: [String], _ renderer: AlertRenderer, _ arguments: ParsedArguments,
    _ console: any Console
  ) throws -> [FontCoverage] {
    let input = try DocumentInput(arguments: arguments, console: console)
    var coverage: [FontCoverage] = []
    if let text = arguments.value("--text") {
      coverage += try renderer.coverage(of: text, language: arguments.value("--locale") ?? "en")
    }
    for path in documents {
      let document = try input.document(path)
      let texts: [String]
      do {
        texts = try renderer.texts(of: document)
      } catch let error as DocumentError {
        throw error.inFile(path == "-" ? "standard input" : path)
      }
      for text in texts {
        coverage += try renderer.coverage(of: text, language: document.environment.locale)
      }
    }
    return coverage
  }
}
