/// The completion script for Bash.
enum BashCompletion {
  static func script(for program: ProgramSpec) -> String {
    let name = ProgramSpec.name
    let topLevel =
      program.commandWords + ["help"] + ProgramSpec.helpOption.names
      + ProgramSpec.versionOption.names
    var lines = [
      "# Bash completion for \(name).",
      "_\(name)() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  COMPREPLY=()",
      "  if (( COMP_CWORD == 1 )); then",
      "    " + reply(topLevel),
      "    return",
      "  fi",
      "  case ${COMP_WORDS[1]} in",
      "    help) (( COMP_CWORD == 2 )) && \(reply(program.commandWords)) ;;",
    ]
    for command in program.commands {
      lines.append("    \(([command.name] + command.aliases).joined(separator: "|")))")
      lines.append("      case $previous in")
      lines += command.allOptions.compactMap(valueCase).map { "        \($0)" }
      lines.append(
        "        *) [[ $word == -* ]] && \(reply(command.allOptions.flatMap(\.names))) ;;")
      lines.append("      esac ;;")
    }
    lines += ["  esac", "}", "complete -o default -F _\(name) \(name)"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Files need no case: `complete -o default` offers them where nothing else is found.
  private static func valueCase(_ option: OptionSpec) -> String? {
    let names = option.names.joined(separator: "|")
    switch ShellCompletions.valueKind(of: option) {
    case .words(let words): return "\(names)) \(reply(words)) ;;"
    case .folders: return "\(names)) compopt +o default -o dirnames ;;"
    case .files, .anything: return "\(names)) ;;"
    case nil: return nil
    }
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
  }
}
