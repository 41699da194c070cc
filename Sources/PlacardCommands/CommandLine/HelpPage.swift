/// The pages that `--help` prints, made from the tables that also drive parsing.
enum HelpPage {
  /// The page of the whole program.
  static func page(for program: ProgramSpec) -> String {
    let options = [ProgramSpec.versionOption] + ProgramSpec.commonOptions
    let codes = ExitCode.allCases.map { (term: "\($0.rawValue)", text: $0.summary) }
    return page([
      [ProgramSpec.summary],
      ["Usage: \(ProgramSpec.name) COMMAND [OPTIONS] [ARGUMENTS]"],
      section("Commands", TextColumns.table(program.commands.map { ($0.name, $0.summary) })),
      section("Options", optionLines(options)),
      section("Examples", exampleLines(program.examples)),
      section("Exit codes", TextColumns.table(codes)),
      [
        "\"\(ProgramSpec.name) COMMAND --help\" describes a command. The README and the folder "
          + "docs of", "the package say more.",
      ],
    ])
  }

  /// The page of one command.
  static func page(for command: CommandSpec) -> String {
    var usage = ["Usage: \(command.usage)"]
    if !command.aliases.isEmpty {
      usage.append("Also called: \(command.aliases.joined(separator: ", "))")
    }
    return page([
      TextColumns.wrap(command.summary, width: TextColumns.width),
      usage,
      section("Options", optionLines(command.options)),
      section("Options of every command", optionLines(ProgramSpec.commonOptions)),
      section("Examples", exampleLines(command.examples)),
    ])
  }

  private static func page(_ paragraphs: [[String]]) -> String {
    let lines = paragraphs.filter { !$0.isEmpty }.joined(separator: [""])
    return lines.map { $0 + "\n" }.joined()
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(title):"] + lines
  }

  /// Short names stand in a column of their own, so that the long ones line up.
  private static func optionLines(_ options: [OptionSpec]) -> [String] {
    TextColumns.table(
      options.map { option in
        let names = option.names.joined(separator: ", ")
        let hasShortName = option.names.contains(where: OptionSpec.isShort)
        let value = option.valueName.map { " \($0)" } ?? ""
        return (term: (hasShortName ? "" : "    ") + names + value, text: option.fullSummary)
      })
  }

  private static func exampleLines(_ examples: [CommandSpec.Example]) -> [String] {
    examples.flatMap { example in
      ["  \(example.command)"]
        + TextColumns.wrap(example.what, width: TextColumns.width - 6).map { "      \($0)" }
    }
  }
}
