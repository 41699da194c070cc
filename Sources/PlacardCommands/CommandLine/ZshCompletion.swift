/// The completion script for the Z shell.
enum ZshCompletion {
  static func script(for program: ProgramSpec) -> String {
    let name = ProgramSpec.name
    var lines = [
      "#compdef \(name)",
      "_\(name)() {",
      "  local -a commands",
      "  commands=(",
    ]
    lines += program.commands.map { "    " + quoted("\($0.name):\($0.summary)") }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )); then",
      "    _describe command commands",
      "    return",
      "  fi",
      "  shift words",
      "  (( CURRENT-- ))",
      "  case ${words[1]} in",
      "    help) _describe command commands ;;",
    ]
    for command in program.commands {
      lines.append("    \(([command.name] + command.aliases).joined(separator: "|")))")
      let arguments = command.allOptions.flatMap(specifications) + [quoted("*:file:_files")]
      lines.append("      _arguments -S \\")
      lines.append("        \(arguments.joined(separator: " \\\n        ")) ;;")
    }
    lines += [
      "  esac",
      "}",
      "if [ \"$funcstack[1]\" = \"_\(name)\" ]; then _\(name) \"$@\"; "
        + "else compdef _\(name) \(name); fi",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// One `_arguments` specification for each spelling; the spellings exclude each other unless the
  /// option repeats.
  private static func specifications(of option: OptionSpec) -> [String] {
    let exclusion = option.repeats ? "*" : "(\(option.names.joined(separator: " ")))"
    let value = valueAction(of: option)
    return option.names.map { name in
      let attached = value.isEmpty ? "" : OptionSpec.isShort(name) ? "+" : "="
      return quoted("\(exclusion)\(name)\(attached)[\(escaped(option.summary))]\(value)")
    }
  }

  private static func valueAction(of option: OptionSpec) -> String {
    let message = escaped(option.valueName ?? "")
    switch ShellCompletions.valueKind(of: option) {
    case .words(let words): return ":\(message):(\(words.joined(separator: " ")))"
    case .files: return ":\(message):_files"
    case .folders: return ":\(message):_files -/"
    case .anything: return ":\(message): "
    case nil: return ""
    }
  }

  /// Brackets end a description and colons end a field.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    ShellCompletions.quoted(text, quote: "'\\''")
  }
}
