import Placard

/// `placard render`: documents become pictures.
struct RenderCommand: Command {
  /// Options of every command that makes pictures.
  static let pictureOptions = [
    OptionSpec(
      ["--scale"], value: "LIST", "Pixels per point, for example 3 or 1,2,3 (default 2)."),
    OptionSpec(
      ["--crop"], value: "CROP", "The card with its shadow, or the whole screen.",
      allowed: ["card", "screen"]),
    OptionSpec(
      ["--backdrop"], value: "SWITCH", "Draw what is behind (default: for screens only).",
      allowed: ["on", "off"]),
    OptionSpec(
      ["--compression"], value: "LEVEL", "Time against size of the files (default: default).",
      allowed: Compression.allCases.map(\.rawValue)),
  ]

  /// How much time the options give to making files small.
  static func compression(_ arguments: ParsedArguments) -> Compression {
    arguments.value("--compression").flatMap(Compression.init) ?? .default
  }

  let spec = CommandSpec(
    name: "render", summary: "Draw alert documents as PNG pictures.", operands: "DOC.json…|-",
    operandCount: 1...10_000,
    options: [
      OptionSpec(
        ["-o", "--output"], value: "FILE",
        "Picture to write, a folder for several, or - for standard output."),
      OptionSpec(
        ["--at"], value: "SECONDS",
        "Draw this instant of the alert's life: its entrance and its script go on up to it."),
    ] + Self.pictureOptions + DocumentInput.options + RendererOptions.options,
    examples: [
      .init("placard render delete.json -o delete.png", "One picture of the card."),
      .init(
        "placard render delete.json --scheme both --scale 2,3 -o pictures/",
        "delete@2x.png, delete~dark@2x.png, delete@3x.png, …"),
      .init(
        "placard render delete.json --crop screen --device \"iPhone 17\"",
        "The whole screen, to delete.png in this folder."),
      .init("placard render delete.json --at 0.1", "On its way in, a tenth of a second old."),
      .init(
        "placard render - --set title=\"Saved\" -o - < ok.json > ok.png", "As part of a pipe."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) async throws -> ExitCode {
    let paths = arguments.operands
    var input = try DocumentInput(arguments: arguments, console: console)
    input.overrides.readOutput(arguments)
    let names = try PictureNames(arguments)
    let renderer = try RendererOptions.renderer(arguments)
    let pictures = paths.count * names.variants.count
    let compression = Self.compression(arguments)
    let target = try RenderTarget(arguments, pictures: pictures)
    let diagnostics = Diagnostics(console: console, arguments: arguments)
    let sheets = try paths.flatMap { path in
      let document = try input.document(path)
      return names.variants.map {
        (path: path, variant: $0, document: names.document(document, $0))
      }
    }
    if let instant = try arguments.number("--at", in: FrameTiming.instants) {
      for sheet in sheets {
        do {
          let picture = try await renderer.image(sheet.document, at: instant)
          let bytes = try picture.png(
            scale: sheet.document.output.scale, compression: compression)
          try target.write(
            bytes, of: sheet.path, named: { names.name($0, sheet.variant) }, to: console)
        } catch let error as DocumentError {
          throw error.inFile(sheet.path == "-" ? "standard input" : sheet.path)
        }
      }
      return .success
    }
    try OrderedWork.run(
      count: sheets.count, threads: min(sheets.count, OrderedWork.processorCount),
      work: { index in
        Result {
          let drawing = try renderer.drawing(of: sheets[index].document)
          let scale = sheets[index].document.output.scale
          return (
            bytes: try drawing.bitmap.png(scale: scale, compression: compression),
            remarks: drawing.diagnostics
          )
        }
      },
      handOver: { index, result in
        let (path, variant, _) = sheets[index]
        do {
          let (bytes, remarks) = try result.get()
          try target.write(bytes, of: path, named: { names.name($0, variant) }, to: console)
          guard (index + 1).isMultiple(of: names.variants.count) else { return true }
          for remark in remarks where remark.code.concernsPicture {
            diagnostics.warning("\(path): \(remark.subject): \(remark.message)")
          }
        } catch let error as DocumentError {
          throw error.inFile(path == "-" ? "standard input" : path)
        }
        return true
      })
    return .success
  }
}

extension Diagnostic.Code {
  /// Whether the author of a document would want to know of it with every picture.
  var concernsPicture: Bool {
    [.unknownFont, .missingGlyph, .clamped, .truncated].contains(self)
  }
}
