import Placard

/// Takes a command line apart by a command's table of options.
///
/// Understood are `--name value`, `--name=value`, `-o value`, `-ovalue`, flags run together
/// (`-qv`), and `--`, after which everything is an operand. `-` is an operand or a value, and so is
/// a dash before a digit or a point: a negative number is never an option. Any other word that
/// begins with a dash can be a value only in the form `--name=-value`.
struct ArgumentParser {
  private let command: CommandSpec
  private var rest: ArraySlice<String>
  private var operands: [String] = []
  private var occurrences: [ParsedArguments.Occurrence] = []

  /// The arguments of a command, without the program's and the command's name.
  static func parse(
    _ arguments: [String], for command: CommandSpec
  ) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(command: command, rest: arguments[...])
    try parser.readWords()
    return ParsedArguments(
      command: command, operands: parser.operands, occurrences: parser.occurrences)
  }

  /// Whether a word has the form of an option.
  static func isOption(_ word: String) -> Bool {
    let bytes = Array(word.utf8.prefix(2))
    guard bytes.count == 2, bytes[0] == UInt8(ascii: "-") else { return false }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes[1] != UInt8(ascii: ".") && !digits.contains(bytes[1])
  }

  private init(command: CommandSpec, rest: ArraySlice<String>) {
    self.command = command
    self.rest = rest
  }

  private mutating func readWords() throws(UsageError) {
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      if Self.isOption(word) { try readOption(word) } else { operands.append(word) }
    }
    try checkOperandCount()
  }

  private mutating func readOption(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let inlineValue = parts.count == 2 ? String(parts[1]) : nil
    if let option = command.option(named: name) {
      return try record(option, spelledAs: name, inlineValue: inlineValue)
    }
    let short = String(word.prefix(2))
    guard let option = command.option(named: short) else {
      throw error(
        "unknown option \"\(name)\"",
        near: name, in: command.allOptions.flatMap(\.names).filter { !OptionSpec.isShort($0) })
    }
    let tail = String(word.dropFirst(2))
    if option.valueName != nil {
      try record(option, spelledAs: short, inlineValue: tail)
    } else {
      try record(option, spelledAs: short, inlineValue: nil)
      try readOption("-" + tail)
    }
  }

  private mutating func record(
    _ option: OptionSpec, spelledAs name: String, inlineValue: String?
  ) throws(UsageError) {
    let value: String
    switch (option.valueName, inlineValue) {
    case (nil, nil): value = ""
    case (nil, let given?): throw error("\(name) takes no value, but was given \"\(given)\"")
    case (_?, let given?): value = given
    case (let valueName?, nil): value = try nextValue(of: name, valueName)
    }
    if let allowed = option.allowedValues, !allowed.contains(value) {
      throw error(
        "\(name) must be one of \(allowed.joined(separator: ", ")), not \"\(value)\"",
        near: value, in: allowed)
    }
    // A flag given twice means the same as once; two values contradict each other.
    if option.valueName != nil, !option.repeats,
      occurrences.contains(where: { $0.option == option })
    {
      throw error("\(name) is given more than once")
    }
    occurrences.append(ParsedArguments.Occurrence(option: option, value: value))
  }

  private mutating func nextValue(
    of name: String, _ valueName: String
  ) throws(UsageError) -> String {
    guard let word = rest.first, word != "--" else {
      throw error("\(name) needs a value: \(name) \(valueName)")
    }
    guard !Self.isOption(word) else {
      throw error(
        "\(name) needs a value, but \"\(word)\" follows; a value that begins with a dash is "
          + "written \(name)=\(valueName)")
    }
    rest.removeFirst()
    return word
  }

  private func checkOperandCount() throws(UsageError) {
    if operands.count > command.operandCount.upperBound {
      throw error("unexpected argument \"\(operands[command.operandCount.upperBound])\"")
    }
    if operands.count < command.operandCount.lowerBound {
      throw error("an argument is missing: \(command.usage)")
    }
  }

  private func error(
    _ message: String, near word: String = "", in candidates: [String] = []
  ) -> UsageError {
    UsageError(
      message, command: command.name, suggestions: NearNames.closest(to: word, in: candidates))
  }
}
