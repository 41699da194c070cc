/// One verb of the tool.
///
/// The catalogue of commands is an array literal of values.
protocol Command: Sendable {
  /// What the command is called and takes.
  var spec: CommandSpec { get }

  /// Does the work; results go to standard output, everything else through `Diagnostics`.
  func run(_ arguments: ParsedArguments, console: any Console) async throws -> ExitCode
}
