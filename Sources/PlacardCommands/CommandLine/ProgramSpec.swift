/// The program as a whole, as help, completions and the manual page describe it.
struct ProgramSpec: Sendable {
  /// The name of the executable, which starts every line on standard error.
  static let name = "placard"
  /// A sentence on what the program is.
  static let summary = "Renders iOS-style alert cards to pictures."

  /// Prints help.
  static let helpOption = OptionSpec(["-h", "--help"], "Show help and exit.")
  /// Prints the version; stands in place of a command.
  static let versionOption = OptionSpec(["--version"], "Show the version and exit.")
  /// Says when standard error and reports are coloured.
  static let colorOption = OptionSpec(
    ["--color"], value: "WHEN",
    "Colour messages; auto colours terminals and heeds NO_COLOR and CLICOLOR_FORCE.",
    allowed: ColorMode.allCases.map(\.rawValue))
  /// Silences everything on standard error but errors.
  static let quietOption = OptionSpec(["-q", "--quiet"], "Print no warnings and no hints.")
  /// The options that every command takes.
  static let commonOptions = [helpOption, colorOption, quietOption]

  /// The version number, without the program's name.
  let version: String
  /// The commands in the order shown.
  let commands: [CommandSpec]

  /// Every word that selects a command.
  var commandWords: [String] { commands.flatMap { [$0.name] + $0.aliases } }

  /// The first example of the first four commands that have one.
  var examples: [CommandSpec.Example] { Array(commands.compactMap(\.examples.first).prefix(4)) }
}
