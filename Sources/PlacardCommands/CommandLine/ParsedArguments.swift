import Placard

/// A command line taken apart by the command's table of options.
///
/// Options are asked for by any of their spellings.
struct ParsedArguments: Hashable, Sendable {
  /// The command that the arguments belong to.
  let command: CommandSpec
  /// What is not an option, in order; `-` stands for standard input or output.
  let operands: [String]
  /// The options in the order given; a flag's value is empty.
  private let occurrences: [Occurrence]

  /// One option as it was given.
  struct Occurrence: Hashable, Sendable {
    /// The row of the table.
    let option: OptionSpec
    /// The value, empty for a flag.
    let value: String
  }

  init(command: CommandSpec, operands: [String], occurrences: [Occurrence]) {
    self.command = command
    self.operands = operands
    self.occurrences = occurrences
  }

  /// Every value of a repeatable option, in the order given.
  func values(_ name: String) -> [String] {
    assert(command.option(named: name) != nil, "\(command.name) declares no option \(name)")
    return occurrences.filter { $0.option.names.contains(name) }.map(\.value)
  }

  /// The value of an option, or `nil` where it was not given.
  func value(_ name: String) -> String? { values(name).last }

  /// Whether a flag was given.
  func flag(_ name: String) -> Bool { !values(name).isEmpty }

  /// The value of an option as a whole number, or `nil` where it was not given.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw error(
        "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), "
          + "not \"\(text)\"")
    }
    return number
  }

  /// The value of an option as a number, or `nil` where it was not given.
  func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { $0.rounded(toPlaces: 6) }
      throw error(
        "\(name) must be a number from \(bounds.joined(separator: " to ")), not \"\(text)\"")
    }
    return number
  }

  /// A usage error of this command.
  func error(_ message: String, suggestions: [String] = []) -> UsageError {
    UsageError(message, command: command.name, suggestions: suggestions)
  }
}
