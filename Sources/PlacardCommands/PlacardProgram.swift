import Placard

/// The tool as a whole.
public enum PlacardProgram {
  private static let commands: [any Command] = [
    RenderCommand(), AnimateCommand(), PlayCommand(), BatchCommand(), LayoutCommand(),
    LintCommand(),
    AccessibilityCommand(), FontsCommand(), ListCommand(),
  ]

  /// Runs the tool on the process's arguments and ends the process with its exit code.
  public static func run() async -> Never {
    RenderProcess.isolate()
    let console = TerminalConsole.standard()
    let program = CommandLineProgram(
      commands: all, version: PlacardVersion.current, console: console,
      describe: ErrorMapping.report)
    TerminalConsole.exit(await program.main(rawArguments: TerminalConsole.arguments))
  }

  /// Every command; the last two describe the others and themselves.
  static var all: [any Command] {
    let described = commands.map(\.spec) + [CompletionsCommand.spec, ManualCommand.spec]
    let program = ProgramSpec(version: PlacardVersion.current, commands: described)
    return commands + [CompletionsCommand(program: program), ManualCommand(program: program)]
  }
}
