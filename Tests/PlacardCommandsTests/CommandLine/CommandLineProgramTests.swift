import Testing

@testable import PlacardCommands

@Suite("The program picks the command and turns errors into lines and a status")
struct CommandLineProgramTests {
  private struct Refusal: Error { let name: String }

  private let console = RecordingConsole()

  private func program(
    console: RecordingConsole? = nil,
    _ body: @escaping @Sendable (ParsedArguments, any Console) throws -> ExitCode = { _, _ in
      .success
    }
  ) -> CommandLineProgram {
    let list = CommandSpec(
      name: "list", summary: "Lists what is built in.", operands: "KIND", operandCount: 1...1)
    return CommandLineProgram(
      commands: [SampleCommand(body: body), SampleCommand(spec: list)], version: "1.2.3",
      console: console ?? self.console,
      describe: { error in
        (error as? Refusal).map {
          ErrorReport(text: ["\($0.name): bad colour", "second"], hint: "see docs", code: .badData)
        }
      })
  }

  @Test("No arguments print help, a hint, and exit with 64")
  func noArguments() async {
    #expect(await program().main(arguments: []) == .usage)
    #expect(console.output.hasPrefix("Renders iOS-style alert cards to pictures.\n\nUsage: "))
    #expect(
      console.errors == ["placard: hint: give a command, for example \"placard --help\""])
  }

  @Test("Help of the program exits with 0", arguments: [["--help"], ["-h"], ["help"]])
  func programHelp(_ arguments: [String]) async {
    #expect(await program().main(arguments: arguments) == .success)
    #expect(console.output.contains("\n  render  Draws alert documents to PNG files.\n"))
    #expect(console.errors.isEmpty)
  }

  @Test(
    "Help of a command is found by name and alias, whatever else is on the line",
    arguments: [
      ["render", "--help"], ["draw", "-h"], ["help", "render"], ["--help", "draw"],
      ["render", "--bogus", "a", "--help"],
    ])
  func commandHelp(_ arguments: [String]) async {
    #expect(await program().main(arguments: arguments) == .success)
    #expect(console.output.hasPrefix("Draws alert documents to PNG files.\n"))
    #expect(console.output.contains("Usage: placard render [OPTIONS] FILE…\n"))
  }

  @Test("After -- the word --help is an operand")
  func helpAsOperand() async {
    let code = await program { arguments, _ in
      arguments.operands == ["--help"] ? .success : .failure
    }
    .main(arguments: ["render", "--", "--help"])
    #expect(code == .success)
    #expect(console.output.isEmpty)
  }

  @Test("The version is one line")
  func version() async {
    #expect(await program().main(arguments: ["--version"]) == .success)
    #expect(console.output == "placard 1.2.3\n")
  }

  @Test("An unknown command is named with near names")
  func unknownCommand() async {
    #expect(await program().main(arguments: ["rendr", "a.json"]) == .usage)
    #expect(
      console.errors == [
        "placard: error: unknown command \"rendr\"",
        "placard: hint: did you mean \"render\"? \"placard --help\" shows what is allowed",
      ])
    #expect(console.output.isEmpty)
  }

  @Test("Help on an unknown command is a usage error")
  func helpOnUnknownCommand() async {
    #expect(await program().main(arguments: ["help", "lst"]) == .usage)
    #expect(console.errors.first == "placard: error: unknown command \"lst\"")
  }

  @Test("An option in front of the command is explained")
  func leadingOption() async {
    #expect(await program().main(arguments: ["--quiet", "render", "a"]) == .usage)
    #expect(
      console.errors.first
        == "placard: error: \"--quiet\" stands where the command is expected; options follow the "
        + "command")
  }

  @Test("The command receives its parsed arguments and decides the status")
  func dispatch() async {
    let code = await program { arguments, console in
      try console.write("\(arguments.operands) \(arguments.value("--scheme") ?? "")")
      return .failure
    }.main(arguments: ["draw", "a.json", "--scheme", "dark"])
    #expect(code == .failure)
    #expect(console.output == "[\"a.json\"] dark")
  }

  @Test("A wrong argument exits with 64 before the command runs")
  func usageError() async {
    let code = await program { _, console in
      try console.write("ran")
      return .success
    }.main(arguments: ["render", "a", "--scale"])
    #expect(code == .usage)
    #expect(console.output.isEmpty)
    #expect(
      console.errors == [
        "placard: error: --scale needs a value: --scale N",
        "placard: hint: \"placard render --help\" shows what is allowed",
      ])
  }

  @Test("A usage error thrown by the command exits with 64 too")
  func usageErrorOfCommand() async {
    let code = await program { arguments, _ in throw arguments.error("give a folder") }
      .main(arguments: ["render", "a"])
    #expect(code == .usage)
    #expect(console.errors.first == "placard: error: give a folder")
  }

  @Test("An error of the layers below is reported by the mapping")
  func mappedError() async {
    let code = await program { _, _ in throw Refusal(name: "a.json") }.main(arguments: [
      "render", "a",
    ])
    #expect(code == .badData)
    #expect(
      console.errors == [
        "placard: error: a.json: bad colour", "placard: error: second", "placard: hint: see docs",
      ])
  }

  @Test("--quiet keeps errors and drops hints")
  func quiet() async {
    let code = await program { _, _ in throw Refusal(name: "a") }
      .main(arguments: ["render", "a", "-q"])
    #expect(code == .badData)
    #expect(console.errors == ["placard: error: a: bad colour", "placard: error: second"])
  }

  @Test("An error that nobody knows is an internal one")
  func unmappedError() async {
    struct Surprise: Error {}
    let code = await program { _, _ in throw Surprise() }.main(arguments: ["render", "a"])
    #expect(code == .internalError)
    #expect(console.errors == ["placard: error: internal error: Surprise()"])
  }

  @Test("R07: a full disk behind standard output exits with 74, also for help")
  func fullDisk() async {
    let full = RecordingConsole(
      writeError: ConsoleError(code: .noSpace, stream: .output, reason: "no space left"))
    #expect(await program(console: full).main(arguments: ["--help"]) == .inputOutput)
    #expect(full.errors == ["placard: error: standard output: no space left"])
  }

  @Test("I15: bytes that are not UTF-8 in an argument are refused with their position")
  func invalidBytes() async {
    let raw: [[UInt8]] = [
      Array("render".utf8), Array("--set".utf8), Array("té=".utf8) + [0xC3, 0x28],
    ]
    #expect(await program().main(rawArguments: raw) == .usage)
    #expect(
      console.errors.first
        == "placard: error: argument 3 is not UTF-8 text: see its byte 5")
  }

  @Test("Valid raw arguments reach the command as text")
  func validBytes() async {
    let code = await program { arguments, _ in
      arguments.operands == ["日本.json"] ? .success : .failure
    }
    .main(rawArguments: ["render", "日本.json"].map { Array($0.utf8) })
    #expect(code == .success)
  }
}
