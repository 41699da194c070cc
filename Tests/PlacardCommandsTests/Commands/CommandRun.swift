@testable import PlacardCommands

/// A run of the whole tool on a document from standard input.
struct CommandRun {
  let code: ExitCode
  /// Standard output by line.
  let lines: [String]
  /// Standard error by line.
  let errors: [String]

  init(_ arguments: String..., input: String = "") async {
    await self.init(arguments: arguments, input: input)
  }

  init(arguments: [String], input: String) async {
    let console = RecordingConsole(input: input)
    let program = CommandLineProgram(
      commands: PlacardProgram.all, version: "1", console: console, describe: ErrorMapping.report)
    code = await program.main(arguments: arguments)
    lines = console.output.split(separator: "\n").map(String.init)
    errors = console.errors
  }
}
