/// `placard man`: the manual page.
struct ManualCommand: Command {
  static let spec = CommandSpec(
    name: "man", summary: "Print the manual page in roff.",
    examples: [.init("placard man | man -l -", "Read it.")])

  let program: ProgramSpec
  var spec: CommandSpec { Self.spec }

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    try console.write(ManualPage.page(for: program))
    return .success
  }
}
