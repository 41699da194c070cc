import Placard

/// `placard render`: documents become pictures.
struct RenderCommand: Command {
  let spec = CommandSpec(
    name: "render", summary: "Draw alert documents as PNG pictures.", operands: "DOC.json…|-",
    operandCount: 1...10_000,
    options: [
      OptionSpec(
        ["-o", "--output"], value: "FILE",
        "Picture to write, a folder for several, or - for standard output."),
      OptionSpec(
        ["--scale"], value: "LIST", "Pixels per point, for example 3 or 1,2,3 (default 2)."),
      OptionSpec(
        ["--crop"], value: "CROP", "The card with its shadow, or the whole screen.",
        allowed: ["card", "screen"]),
      OptionSpec(
        ["--backdrop"], value: "SWITCH", "Draw what is behind (default: for screens only).",
        allowed: ["on", "off"]),
    ] + DocumentInput.options + RendererOptions.options,
    examples: [
      .init("placard render delete.json -o delete.png", "One picture of the card."),
      .init(
        "placard render delete.json --scheme both --scale 2,3 -o pictures/",
        "delete@2x.png, delete~dark@2x.png, delete@3x.png, …"),
      .init(
        "placard render delete.json --crop screen --device \"iPhone 17\"",
        "The whole screen, to delete.png in this folder."),
      .init(
        "placard render - --set title=\"Saved\" -o - < ok.json > ok.png", "As part of a pipe."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    let input = DocumentInput(arguments: arguments, console: console)
    let names = try PictureNames(arguments)
    let renderer = try RendererOptions.renderer(arguments)
    let target = try RenderTarget(
      arguments, pictures: arguments.operands.count * names.variants.count)
    let diagnostics = Diagnostics(console: console, arguments: arguments)
    for path in arguments.operands {
      var document = try input.document(path)
      if let crop = arguments.value("--crop").flatMap(OutputDescription.Crop.init) {
        document.output.crop = crop
      }
      if let backdrop = arguments.value("--backdrop") {
        document.output.backdrop = backdrop == "on"
      }
      for variant in names.variants {
        if let scheme = variant.scheme { document.environment.colors.scheme = scheme }
        if let scale = variant.scale { document.output.scale = scale }
        let bytes: [UInt8]
        do {
          bytes = try renderer.png(document)
        } catch let error as DocumentError {
          throw error.inFile(path == "-" ? "standard input" : path)
        }
        try target.write(bytes, of: path, named: { names.name($0, variant) }, to: console)
      }
      try warn(renderer.layout(document).diagnostics, path, diagnostics)
    }
    return .success
  }

  /// Says what the author of a document would want to know about its picture.
  private func warn(
    _ remarks: [Diagnostic], _ path: String, _ diagnostics: Diagnostics
  ) {
    let codes: [Diagnostic.Code] = [.unknownFont, .missingGlyph, .clamped, .truncated]
    for remark in remarks
    where codes.contains(remark.code) {
      diagnostics.warning("\(path): \(remark.subject): \(remark.message)")
    }
  }
}
