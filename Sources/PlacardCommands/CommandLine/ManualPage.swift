/// The manual page in the `man` macros of roff, made from the tables that also drive parsing.
enum ManualPage {
  /// The source of section 1's page for a program; it holds no date, so equal tables give equal
  /// bytes.
  static func page(for program: ProgramSpec) -> String {
    let name = ProgramSpec.name
    var lines = [
      ".TH \(name.uppercased()) 1 \"\" \(quoted("\(name) \(program.version)"))",
      ".SH NAME",
      "\(name) \\- \(escaped(ProgramSpec.summary))",
      ".SH SYNOPSIS",
      ".B \(name)",
      "COMMAND [OPTIONS] [ARGUMENTS]",
      ".SH COMMANDS",
    ]
    lines += program.commands.flatMap(section)
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    lines += (ProgramSpec.commonOptions + [ProgramSpec.versionOption]).flatMap(item)
    lines.append(".SH EXIT STATUS")
    lines += ExitCode.allCases.flatMap { [".TP", "\($0.rawValue)", escaped($0.summary)] }
    lines += [
      ".SH ENVIRONMENT",
      ".TP", ".B NO_COLOR", "Messages are not coloured where this is set and not empty.",
      ".TP", ".B CLICOLOR_FORCE",
      "Messages are coloured even into files where this is neither empty nor 0.",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func section(of command: CommandSpec) -> [String] {
    var lines = [".SS \(quoted(command.name))", escaped(command.summary), ".PP"]
    lines.append(".B \(quoted(command.usage))")
    if !command.aliases.isEmpty {
      lines += [".PP", "Also called: \(escaped(command.aliases.joined(separator: ", ")))"]
    }
    lines += command.options.flatMap(item)
    for example in command.examples {
      lines += [".PP", escaped(example.what), ".PP", ".RS 4", ".nf", escaped(example.command)]
      lines += [".fi", ".RE"]
    }
    return lines
  }

  private static func item(_ option: OptionSpec) -> [String] {
    let names = option.names.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
    let value = option.valueName.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return [".TP", names + value, escaped(option.fullSummary)]
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Text that roff prints as it stands: no command at a line's start, ASCII hyphens, no encoding.
  private static func escaped(_ text: String) -> String {
    let body = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case _ where !scalar.isASCII:
        "\\[u\(hexadecimal(scalar.value))]"
      default: String(scalar)
      }
    }
    return (text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + body.joined()
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
