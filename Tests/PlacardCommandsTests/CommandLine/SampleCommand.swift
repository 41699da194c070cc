@testable import PlacardCommands

/// A command that hands its arguments to a closure.
struct SampleCommand: Command {
  let spec: CommandSpec
  let body: @Sendable (ParsedArguments, any Console) throws -> ExitCode

  init(
    spec: CommandSpec = .sample,
    body: @escaping @Sendable (ParsedArguments, any Console) throws -> ExitCode = { _, _ in
      .success
    }
  ) {
    self.spec = spec
    self.body = body
  }

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    try body(arguments, console)
  }
}

extension CommandSpec {
  /// A command with an option of every kind.
  static let sample = CommandSpec(
    name: "render", summary: "Draws alert documents to PNG files.", operands: "FILE…",
    operandCount: 1...3,
    options: [
      OptionSpec(["-o", "--output"], value: "FILE", "Where to write; - is standard output."),
      OptionSpec(
        ["--scheme"], value: "NAME", "Which appearance to draw.",
        allowed: ["light", "dark", "both"]),
      OptionSpec(["--scale"], value: "N", "Pixels per point, from 1 to 4."),
      OptionSpec(["--set"], value: "PATH=VALUE", "Change a value: it's kept [raw].", repeats: true),
      OptionSpec(["--assets"], value: "DIR", "Where named images are found."),
      OptionSpec(["-demo"], value: "ID", "Play one of the demos."),
      OptionSpec(["-j", "--json"], "Print a report for machines."),
    ],
    examples: [
      Example("placard render delete.json -o delete.png", "Draws one card in the light scheme.")
    ],
    aliases: ["draw"])
}
