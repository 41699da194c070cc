/// Completion scripts for shells, made from the tables that also drive parsing.
enum ShellCompletions: String, CaseIterable, Sendable {
  /// GNU Bash 4 or later.
  case bash
  /// The Z shell.
  case zsh
  /// The friendly interactive shell.
  case fish

  /// The script for a program, to be sourced or saved where the shell looks for it.
  func script(for program: ProgramSpec) -> String {
    switch self {
    case .bash: BashCompletion.script(for: program)
    case .zsh: ZshCompletion.script(for: program)
    case .fish: FishCompletion.script(for: program)
    }
  }

  /// What a shell offers as the value of an option.
  enum ValueKind: Hashable, Sendable {
    case words([String])
    case files
    case folders
    case anything
  }

  /// The kind of an option's value, or `nil` for a flag.
  static func valueKind(of option: OptionSpec) -> ValueKind? {
    guard let valueName = option.valueName else { return nil }
    if let words = option.allowedValues { return .words(words) }
    switch valueName {
    case "FILE": return .files
    case "DIR": return .folders
    default: return .anything
    }
  }

  /// The text in single quotes, with the quotes inside it written the given way.
  static func quoted(_ text: String, quote: String) -> String {
    "'" + text.map { $0 == "'" ? quote : String($0) }.joined() + "'"
  }
}
