import Placard

/// `placard animate`: an alert's life becomes frames, an animated picture or a video.
struct AnimateCommand: Command {
  let spec = CommandSpec(
    name: "animate", summary: "Draw an alert's life: frames, an animated picture or a video.",
    operands: "DOC.json|-", operandCount: 1...1,
    options: [
      OptionSpec(
        ["-o", "--output"], value: "FILE",
        "Folder for frames, or a file whose name says its kind: .apng, .png, .gif, .webp, .mp4, .webm."
      ),
      OptionSpec(
        ["--format"], value: "FORMAT", "Kind of output, whatever the name.",
        allowed: AnimationFormat.all.map(\.name)),
      OptionSpec(
        ["--fps"], value: "NUMBER", "Frames a second (default 60; 25 for GIF, 10 for a sheet)."),
      OptionSpec(["--from"], value: "SECONDS", "Instant of the first frame (default 0)."),
      OptionSpec(["--to"], value: "SECONDS", "Instant of the last frame."),
      OptionSpec(
        ["--duration"], value: "SECONDS",
        "Length in place of --to; auto (default) ends when all has come to rest."),
      OptionSpec(["--speed"], value: "FACTOR", "Faster (2) or slower (0.5) than in life."),
      OptionSpec(["--hold"], value: "SECONDS", "How much longer the last frame stays."),
      OptionSpec(["--loop"], value: "COUNT", "How often it is played; 0 (default) without end."),
      OptionSpec(
        ["--script"], value: "FILE", "A JSON list of steps in place of the document's script."),
      OptionSpec(["--reduce-motion"], "Move as with the system's Reduce Motion."),
      OptionSpec(["-q", "--quiet"], "No progress bar."),
    ] + RenderCommand.pictureOptions + DocumentInput.options + RendererOptions.options,
    examples: [
      .init("placard animate delete.json -o frames/", "frame-0001.png, … and manifest.json."),
      .init(
        "placard animate saved.json --fps 30 --hold 1 -o saved.webp", "Ready for a web page."),
      .init(
        "placard animate wait.json --duration 1 --crop screen --scheme both -o wait.apng",
        "One turn of the spinner, light and dark (wait~dark.apng)."),
      .init(
        "placard animate delete.json --format sheet -o sheet.png", "All frames on one sheet."),
    ])

  @MainActor
  func run(_ arguments: ParsedArguments, console: any Console) async throws -> ExitCode {
    let path = arguments.operands[0]
    var input = try DocumentInput(arguments: arguments, console: console)
    input.overrides.readOutput(arguments)
    if arguments.flag("--reduce-motion") { input.overrides.set("environment.reduceMotion", true) }
    let request = try AnimationRequest(arguments)
    if let script = try request.script() { input.overrides.set("script", script) }
    let names = try PictureNames(arguments)
    let renderer = try RendererOptions.renderer(arguments)
    var document = try input.document(path)
    if request.format.isOpaque { document.output.backdrop = true }
    console.catchInterrupts()
    do {
      for variant in names.variants {
        let sequence = try await FrameSequence.record(
          names.document(document, variant), timing: request.timing, renderer: renderer)
        var options = request.options
        options.isCancelled = { console.isInterrupted }
        let count = sequence.times.count
        let bar = Bar(console, isQuiet: arguments.flag("--quiet"))
        options.progress = { bar.show($0, of: count) }
        defer { bar.clear() }
        let (output, suffix) = request.place(names, variant)
        try sequence.write(as: request.format, to: output, suffix: suffix, options: options)
      }
    } catch let error as DocumentError {
      throw error.inFile(path == "-" ? "standard input" : path)
    } catch is CancellationError {
      return .interrupted
    }
    return .success
  }

  /// The progress bar, shown from the thread that writes.
  private final class Bar: @unchecked Sendable {
    private var bar: ProgressBar

    init(_ console: any Console, isQuiet: Bool) { bar = ProgressBar(console, isQuiet: isQuiet) }

    func show(_ done: Int, of total: Int) { bar.show(done, of: total) }

    func clear() { bar.clear() }
  }
}
