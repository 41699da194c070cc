/// The completion script for fish.
enum FishCompletion {
  static func script(for program: ProgramSpec) -> String {
    let name = ProgramSpec.name
    let words = program.commandWords.joined(separator: " ")
    let topLevel = "complete -c \(name) -n __fish_use_subcommand"
    var lines = [
      "# fish completion for \(name).",
      "\(topLevel) -f -a help -d 'Show help on a command.'",
      "complete -c \(name) -n '__fish_seen_subcommand_from help' -f -a \(quoted(words))",
    ]
    lines += [ProgramSpec.helpOption, ProgramSpec.versionOption].map { "\(topLevel) \(rest($0))" }
    for command in program.commands {
      lines.append("\(topLevel) -f -a \(command.name) -d \(quoted(command.summary))")
      let names = ([command.name] + command.aliases).joined(separator: " ")
      let condition = quoted("__fish_seen_subcommand_from \(names)")
      lines += command.allOptions.map { "complete -c \(name) -n \(condition) \(rest($0))" }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func rest(_ option: OptionSpec) -> String {
    var words = option.names.map { name in
      if OptionSpec.isShort(name) { return "-s \(name.dropFirst())" }
      return name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-o \(name.dropFirst())"
    }
    switch ShellCompletions.valueKind(of: option) {
    case .words(let values): words.append("-x -a \(quoted(values.joined(separator: " ")))")
    case .files: words.append("-r")
    case .folders: words.append("-x -a '(__fish_complete_directories)'")
    case .anything: words.append("-x")
    case nil: break
    }
    return (words + ["-d \(quoted(option.summary))"]).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    // Inside single quotes fish reads a backslash before a quote or another backslash.
    ShellCompletions.quoted(text.map { $0 == "\\" ? "\\\\" : String($0) }.joined(), quote: "\\'")
  }
}
