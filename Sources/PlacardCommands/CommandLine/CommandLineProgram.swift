import Placard

/// The program between the shell and its commands: picks the command, answers help and version, and
/// turns errors into lines and a status.
struct CommandLineProgram: Sendable {
  private let spec: ProgramSpec
  private let commands: [any Command]
  private let console: any Console
  private let describe: ErrorReport.Mapping

  /// - Parameters:
  ///   - commands: In the order that help shows.
  ///   - version: The number alone.
  ///   - console: Where everything is read and written.
  ///   - describe: The report of an error that a command throws.
  init(
    commands: [any Command], version: String, console: any Console,
    describe: @escaping ErrorReport.Mapping
  ) {
    self.spec = ProgramSpec(version: version, commands: commands.map(\.spec))
    self.commands = commands
    self.console = console
    self.describe = describe
  }

  /// Runs the program on the bytes of its arguments, which must be UTF-8.
  func main(rawArguments: [[UInt8]]) async -> ExitCode {
    var arguments: [String] = []
    for (index, bytes) in rawArguments.enumerated() {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        let byte = Self.firstInvalidByte(of: bytes) + 1
        return report(UsageError("argument \(index + 1) is not UTF-8 text: see its byte \(byte)"))
      }
      arguments.append(text)
    }
    return await main(arguments: arguments)
  }

  /// Runs the program on its arguments, without the program's name.
  func main(arguments: [String]) async -> ExitCode {
    var diagnostics = Diagnostics(console: console)
    do {
      guard let word = arguments.first else {
        try console.write(HelpPage.page(for: spec))
        diagnostics.hint("give a command, for example \"\(ProgramSpec.name) --help\"")
        return .usage
      }
      let rest = Array(arguments.dropFirst())
      if word == "help" || ProgramSpec.helpOption.names.contains(word) { return try help(rest) }
      if ProgramSpec.versionOption.names.contains(word) {
        try console.write("\(ProgramSpec.name) \(spec.version)\n")
        return .success
      }
      let command = try command(named: word)
      if Self.asksForHelp(rest) { return try help([command.spec.name]) }
      let parsed = try ArgumentParser.parse(rest, for: command.spec)
      diagnostics = Diagnostics(console: console, arguments: parsed)
      return try await command.run(parsed, console: console)
    } catch {
      return report(error, diagnostics)
    }
  }

  private func help(_ topic: [String]) throws -> ExitCode {
    if let word = topic.first, !ArgumentParser.isOption(word) {
      try console.write(HelpPage.page(for: command(named: word).spec))
    } else {
      try console.write(HelpPage.page(for: spec))
    }
    return .success
  }

  private func command(named word: String) throws(UsageError) -> any Command {
    if let command = commands.first(where: {
      $0.spec.name == word || $0.spec.aliases.contains(word)
    }) {
      return command
    }
    if ArgumentParser.isOption(word) {
      throw UsageError(
        "\"\(word)\" stands where the command is expected; options follow the command")
    }
    throw UsageError(
      "unknown command \"\(word)\"",
      suggestions: NearNames.closest(to: word, in: spec.commandWords + ["help"]))
  }

  private func report(_ error: any Error, _ diagnostics: Diagnostics? = nil) -> ExitCode {
    let diagnostics = diagnostics ?? Diagnostics(console: console)
    let report = ErrorReport(error, mapping: describe)
    for line in report.text { diagnostics.error(line) }
    if let hint = report.hint { diagnostics.hint(hint) }
    return report.code
  }

  /// Help wins over mistakes elsewhere on the line.
  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { ProgramSpec.helpOption.names.contains($0) }
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}
