/// `placard completions`: a script for the shell.
struct CompletionsCommand: Command {
  static let spec = CommandSpec(
    name: "completions", summary: "Print a completion script for a shell.",
    operands: "bash|zsh|fish", operandCount: 1...1,
    examples: [
      .init("source <(placard completions bash)", "Completions for this shell session.")
    ])

  let program: ProgramSpec
  var spec: CommandSpec { Self.spec }

  func run(_ arguments: ParsedArguments, console: any Console) throws -> ExitCode {
    let shell = arguments.operands[0]
    guard let completions = ShellCompletions(rawValue: shell) else {
      throw arguments.error("there are completions for bash, zsh and fish, not for \"\(shell)\"")
    }
    try console.write(completions.script(for: program))
    return .success
  }
}
