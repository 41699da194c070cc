import Testing

@testable import PlacardCommands

@Suite("Completion scripts come from the tables")
struct ShellCompletionsTests {
  private let program = ProgramSpec(version: "1.2.3", commands: [.sample])

  @Test(
    "Every script names every command, option and allowed value",
    arguments: ShellCompletions.allCases)
  func completeness(shell: ShellCompletions) {
    let script = shell.script(for: program)
    #expect(script.contains("render"))
    #expect(script.contains("draw"))
    for option in CommandSpec.sample.allOptions {
      for name in option.names {
        let word = shell == .fish ? String(name.drop { $0 == "-" }) : name
        #expect(script.contains(word))
      }
      for value in option.allowedValues ?? [] { #expect(script.contains(value)) }
    }
    #expect(script.hasSuffix("\n"))
  }

  @Test("Quotes, brackets and colons in a summary are escaped")
  func escaping() {
    #expect(
      ShellCompletions.zsh.script(for: program).contains(
        "'*--set=[Change a value\\: it'\\''s kept \\[raw\\].]:PATH=VALUE: '"))
    #expect(
      ShellCompletions.fish.script(for: program).contains(
        "-l set -x -d 'Change a value: it\\'s kept [raw].'"))
  }

  @Test("The kind of value follows from the allowed words and the value's name")
  func valueKinds() {
    let kinds = CommandSpec.sample.options.map(ShellCompletions.valueKind)
    #expect(
      kinds == [
        .files, .words(["light", "dark", "both"]), .anything, .anything, .folders, .anything, nil,
      ])
  }
}
