import Placard

/// `placard layout`: where everything is and why.
struct LayoutCommand: Command {
  let spec = CommandSpec(
    name: "layout", summary: "Print an alert's frames, roles and text lines.",
    operands: "DOC.json|-", operandCount: 1...1,
    options: [
      OptionSpec(
        ["--format"], value: "FORMAT",
        "An indented tree, JSON, or the painting steps (default tree).",
        allowed: ["tree", "json", "display-list"]),
      OptionSpec(["--scale"], value: "NUMBER", "Pixels per point that frames are rounded to."),
    ] + DocumentInput.options.filter { $0.name != "--scheme" } + [
      OptionSpec(
        ["--scheme"], value: "SCHEME", "Light or dark appearance.", allowed: ["light", "dark"])
    ] + RendererOptions.options,
    examples: [
      .init("placard layout delete.json", "The tree, with remarks at its end."),
      .init("placard layout delete.json --format json", "The same for programs."),
    ])

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    let path = arguments.operands[0]
    var document = try DocumentInput(arguments: arguments, console: console).document(path)
    if let scale = try arguments.number("--scale", in: OutputDescription.scales) {
      document.output.scale = scale
    }
    do {
      let renderer = try RendererOptions.renderer(arguments)
      switch arguments.value("--format") ?? "tree" {
      case "json":
        let report = LayoutReport(try renderer.layout(document))
        try console.write(JSONWriter.write(report.json) + "\n")
      case "display-list": try console.write(renderer.displayList(document).description + "\n")
      default: try console.write(LayoutReport(try renderer.layout(document)).text)
      }
    } catch let error as DocumentError {
      throw error.inFile(path == "-" ? "standard input" : path)
    }
    return .success
  }
}
