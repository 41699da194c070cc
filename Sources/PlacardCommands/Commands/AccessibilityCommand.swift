import Placard

/// `placard accessibility`: what a screen reader says of an alert.
struct AccessibilityCommand: Command {
  let spec = CommandSpec(
    name: "accessibility", summary: "Print what a screen reader says of an alert, in order.",
    operands: "DOC.json|-", operandCount: 1...1,
    options: [
      OptionSpec(["--json"], "Print JSON, with frames and colours."),
      OptionSpec(
        ["-o", "--output"], value: "FILE",
        "Draw the alert with numbered boxes and a legend, or - for standard output."),
      OptionSpec(["--scale"], value: "NUMBER", "Pixels per point of the picture (default 2)."),
    ] + DocumentInput.options.filter { $0.name != "--scheme" } + [
      OptionSpec(
        ["--scheme"], value: "SCHEME", "Light or dark appearance.", allowed: ["light", "dark"])
    ] + RendererOptions.options,
    examples: [
      .init("placard accessibility delete.json", "A line an element: label, traits, contrast."),
      .init("placard accessibility delete.json --json", "The same for programs."),
      .init("placard accessibility delete.json -o spoken.png", "A picture with numbered boxes."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    let path = arguments.operands[0]
    let draws = arguments.value("--output") != nil
    if draws, arguments.flag("--json") {
      throw arguments.error("--json prints and --output draws: give one of them")
    }
    var document = try DocumentInput(arguments: arguments, console: console).document(path)
    if let scale = try arguments.number("--scale", in: OutputDescription.scales) {
      document.output.scale = scale
    }
    let renderer = try RendererOptions.renderer(arguments)
    do {
      if draws {
        let target = try RenderTarget(arguments, pictures: 1)
        let picture = try renderer.accessibilityPicture(document).png(scale: document.output.scale)
        try target.write(picture, of: path, named: { $0 + ".png" }, to: console)
      } else {
        let report = AccessibilityReport(try renderer.accessibility(document))
        try console.write(
          arguments.flag("--json") ? JSONWriter.write(report.json) + "\n" : report.text)
      }
    } catch let error as DocumentError {
      throw error.inFile(path == "-" ? "standard input" : path)
    }
    return .success
  }
}
