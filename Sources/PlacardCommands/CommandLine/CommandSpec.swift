/// Everything that the command line knows of a command without running it.
struct CommandSpec: Hashable, Sendable {
  /// A command line worth copying, and what it does.
  struct Example: Hashable, Sendable {
    /// The whole line, beginning with the program's name.
    let command: String
    /// A sentence on what it does.
    let what: String

    init(_ command: String, _ what: String) {
      self.command = command
      self.what = what
    }
  }

  /// The word that selects the command.
  let name: String
  /// A sentence for the list of commands.
  let summary: String
  /// How help writes the operands, `"FILE…"`; empty where there are none.
  let operands: String
  /// How many operands are taken.
  let operandCount: ClosedRange<Int>
  /// The command's own options, in the order shown.
  let options: [OptionSpec]
  /// Lines for the end of the help page.
  let examples: [Example]
  /// Other words that select the command.
  let aliases: [String]

  init(
    name: String, summary: String, operands: String = "", operandCount: ClosedRange<Int> = 0...0,
    options: [OptionSpec] = [], examples: [Example] = [], aliases: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandCount = operandCount
    self.options = options
    self.examples = examples
    self.aliases = aliases
  }

  /// The command's options followed by those that every command has.
  var allOptions: [OptionSpec] { options + ProgramSpec.commonOptions }

  /// The option with a spelling, or `nil`.
  func option(named name: String) -> OptionSpec? {
    allOptions.first { $0.names.contains(name) }
  }

  /// The line after "Usage:".
  var usage: String {
    let line = "\(ProgramSpec.name) \(name) [OPTIONS]"
    return operands.isEmpty ? line : "\(line) \(operands)"
  }
}
