import Placard

/// `placard batch`: a manifest's documents become pictures in one process, on all cores.
struct BatchCommand: Command {
  let spec = CommandSpec(
    name: "batch", summary: "Draw all documents of a manifest on all cores.",
    operands: "MANIFEST.jsonl|-", operandCount: 1...1,
    options: [
      OptionSpec(["-o", "--out"], value: "DIR", "Folder for the pictures; made where missing."),
      OptionSpec(["-j", "--jobs"], value: "N", "Threads that draw (default: one a processor)."),
      OptionSpec(["-k", "--keep-going"], "Go on after a line that fails."),
      OptionSpec(
        ["--shard"], value: "I/N", "Draw only the I-th of N parts, which together are everything."),
      OptionSpec(
        ["--resume"], "Keep pictures whose document, images, fonts and engine are unchanged."),
    ] + RenderCommand.pictureOptions + DocumentInput.options + RendererOptions.options,
    examples: [
      .init("placard batch alerts.jsonl --out pictures/", "Every line's pictures."),
      .init(
        "placard batch alerts.jsonl --out pictures/ --scheme both --resume --keep-going",
        "Light and dark, only what has changed, in spite of errors."),
      .init(
        "placard batch alerts.jsonl --out pictures/ --shard 2/4", "On the second of four machines."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    guard let folder = arguments.value("--out") else {
      throw arguments.error("--out DIR is missing: where shall the pictures go?")
    }
    let threads = try arguments.integer("--jobs", in: 1...256) ?? OrderedWork.processorCount
    let shard = try BatchShard(arguments)
    var overrides = try DocumentOverrides(arguments)
    overrides.readOutput(arguments)
    let base = (overrides: overrides, names: try PictureNames(arguments))
    let compression = RenderCommand.compression(arguments)
    let renderer = try RendererOptions.renderer(arguments)
    let manifest = try manifest(arguments.operands[0], console)
    let entries = try BatchPlan.entries(manifest, base: base, shard: shard)
    try FileSystem.createDirectory(folder)
    let isResumed = arguments.flag("--resume")
    let ledger = try BatchLedger(folder: folder, keepsRecords: isResumed)
    if !isResumed, shard == nil { try ledger.restart() }
    let artist = BatchArtist(
      manifest: manifest, base: base, renderer: renderer,
      fingerprint: try Fingerprint(
        renderer, engine: "\(PlacardVersion.engine) \(compression)"), ledger: ledger,
      compression: compression)
    let press = BatchPress(
      folder: folder, ledger: ledger, keepsGoing: arguments.flag("--keep-going"),
      console: console, isQuiet: arguments.flag("--quiet"))
    return try press.run(artist, entries, threads: threads)
  }

  private func manifest(_ path: String, _ console: any Console) throws -> BatchManifest {
    guard path != "-" else {
      return BatchManifest(
        try console.readInput(limit: BatchManifest.largest), title: "standard input", folder: "")
    }
    let folder = FileSystem.split(path).folder
    return BatchManifest(
      try FileSystem.read(path, limit: BatchManifest.largest), title: path,
      folder: folder == "." ? "" : folder)
  }
}
