import Placard

/// `placard play`: a document's script becomes pictures and a log.
struct PlayCommand: Command {
  let spec = CommandSpec(
    name: "play", summary: "Play a document's script: pictures, texts and a log.",
    operands: "DOC.json|-", operandCount: 1...1,
    options: [
      OptionSpec(
        ["-o", "--output"], value: "DIR",
        "Folder for the pictures, log.txt and a text for each picture; without it the log is printed."
      )
    ] + RenderCommand.pictureOptions + DocumentInput.options + RendererOptions.options,
    examples: [
      .init("placard play sign-in.json -o moments/", "The script's pictures, by their names."),
      .init("placard play sign-in.json --scheme both -o moments/", "Each light and dark."),
      .init("placard play sign-in.json", "What a person would see, hear and feel, as a log."),
    ])

  @MainActor
  func run(_ arguments: ParsedArguments, console: any Console) async throws -> ExitCode {
    let path = arguments.operands[0]
    var input = try DocumentInput(arguments: arguments, console: console)
    input.overrides.readOutput(arguments)
    let names = try PictureNames(arguments)
    let renderer = try RendererOptions.renderer(arguments)
    let document = try input.document(path)
    do {
      guard let folder = arguments.value("--output") else {
        let player = ScriptPlayer(document, renderer: renderer)
        try await player.play()
        try console.write(Self.text(of: player.stage.log))
        return .success
      }
      try FileSystem.createDirectory(folder)
      let compression = RenderCommand.compression(arguments)
      for (number, variant) in names.variants.enumerated() {
        let document = names.document(document, variant)
        let output = document.output
        let player = ScriptPlayer(document, renderer: renderer) { name, stage in
          let picture = try stage.image(
            scale: output.scale, crop: output.crop, backdrop: output.backdrop)
          try FileSystem.write(
            picture.png(scale: output.scale, compression: compression),
            to: FileSystem.join(folder, names.name(name, variant)))
          guard number == 0, stage.top != nil else { return }
          try FileSystem.write(
            Array(AccessibilityReport(try stage.accessibility()).text.utf8),
            to: FileSystem.join(folder, "\(name).txt"))
        }
        try await player.play()
        guard number == 0 else { continue }
        try FileSystem.write(
          Array(Self.text(of: player.stage.log).utf8), to: FileSystem.join(folder, "log.txt"))
      }
    } catch let error as DocumentError {
      throw error.inFile(path == "-" ? "standard input" : path)
    }
    return .success
  }

  private static func text(of log: [LogEntry]) -> String {
    log.map { $0.description + "\n" }.joined()
  }
}
