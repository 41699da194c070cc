/// A command line that cannot be carried out as written.
struct UsageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, naming the option or operand, its value, and what is allowed.
  let message: String
  /// The command whose help explains more, or `nil` for the program itself.
  let command: String?
  /// Existing words near the one that was given, nearest first.
  let suggestions: [String]

  init(_ message: String, command: String? = nil, suggestions: [String] = []) {
    self.message = message
    self.command = command
    self.suggestions = suggestions
  }

  /// The status that the tool exits with.
  var exitCode: ExitCode { .usage }

  var description: String { message }

  /// The line that shows the way on: near names if there are any, and the help page.
  var hint: String {
    let page = [ProgramSpec.name, command, "--help"].compactMap { $0 }.joined(separator: " ")
    if suggestions.isEmpty { return "\"\(page)\" shows what is allowed" }
    let names = suggestions.map { "\"\($0)\"" }.joined(separator: ", ")
    return "did you mean \(names)? \"\(page)\" shows what is allowed"
  }
}
