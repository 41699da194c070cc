import Testing

@testable import PlacardCommands

@Suite("Errors, warnings and hints are lines on standard error")
struct DiagnosticsTests {
  @Test("Every line names the program and the severity")
  func lines() {
    let console = RecordingConsole()
    let diagnostics = Diagnostics(console: console)
    diagnostics.error("a")
    diagnostics.warning("b")
    diagnostics.hint("c")
    #expect(
      console.errors == ["placard: error: a", "placard: warning: b", "placard: hint: c"])
    #expect(console.output.isEmpty)
  }

  @Test("Only the severity is coloured")
  func colors() {
    let console = RecordingConsole()
    Diagnostics(console: console, color: .always).warning("b")
    #expect(console.errors == ["placard: \u{1B}[1;33mwarning:\u{1B}[0m b"])
  }

  @Test("A quoted name can neither break the line nor steer the terminal")
  func controlCharacters() {
    let console = RecordingConsole()
    Diagnostics(console: console).error("\"a\nb\t\u{1B}[31m\u{9B}\u{7F}\u{202E}é👍🏽\"")
    #expect(
      console.errors == [
        "placard: error: \"a\\nb\\t\\u{1B}[31m\\u{9B}\\u{7F}\\u{202E}é👍🏽\""
      ])
  }

  @Test("--color and --quiet of a command are heeded")
  func arguments() throws {
    let console = RecordingConsole()
    let parsed = try ArgumentParser.parse(["a", "--color=always", "-q"], for: .sample)
    let diagnostics = Diagnostics(console: console, arguments: parsed)
    diagnostics.warning("unseen")
    diagnostics.error("seen")
    #expect(console.errors == ["placard: \u{1B}[1;31merror:\u{1B}[0m seen"])
  }

  @Test(
    "Automatic colour depends on the terminal and the environment",
    arguments: [
      ([:], true, true),
      ([:], false, false),
      (["NO_COLOR": "1"], true, false),
      (["NO_COLOR": ""], true, true),
      (["CLICOLOR_FORCE": "1"], false, true),
      (["CLICOLOR_FORCE": "0"], false, false),
      (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
      (["TERM": "dumb"], true, false),
    ] as [([String: String], Bool, Bool)])
  func automaticColor(environment: [String: String], terminal: Bool, colored: Bool) {
    let console = RecordingConsole(
      terminals: terminal ? [.error] : [], environment: environment)
    #expect(console.usesColor(.auto, on: .error) == colored)
    #expect(console.usesColor(.always, on: .error))
    #expect(!console.usesColor(.never, on: .error))
  }
}
