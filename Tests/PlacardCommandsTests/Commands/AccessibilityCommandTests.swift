import Testing

@testable import PlacardCommands

@Suite("placard accessibility")
struct AccessibilityCommandTests {
  private let plain = #"{"style": "info", "title": "Hello"}"#

  @Test("An element is a line")
  func text() async {
    let run = await CommandRun("accessibility", "-", input: plain)
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
    #expect(run.lines.count == 5)
    #expect(run.lines.first == "alert, modal, escape closes it")
    #expect(run.lines[1] == #"announces "Information. Hello""#)
    #expect(run.lines[3].hasPrefix(#"2 title "Hello", header, contrast "#))
    #expect(run.lines[4].hasPrefix(#"3 closeButton "Done", button, contrast "#))
  }

  @Test("JSON is one value with all elements")
  func json() async {
    let run = await CommandRun("accessibility", "-", "--json", "--rtl", input: plain)
    #expect(run.code == .success)
    let text = run.lines.joined(separator: "\n")
    #expect(text.contains(#""direction": "rtl""#))
    #expect(text.contains(#""spoken": "Done, button""#))
  }

  @Test("The language decides the words, the scheme the contrasts")
  func overrides() async {
    let german = await CommandRun("accessibility", "-", "--locale", "de", input: plain)
    #expect(german.lines[2].hasPrefix(#"1 icon "Information", image"#))
    #expect(german.lines[4].hasPrefix(#"3 closeButton "Fertig", button"#))
    let dark = await CommandRun("accessibility", "-", "--scheme", "dark", input: plain)
    #expect(dark.code == .success)
    let light = await CommandRun("accessibility", "-", input: plain)
    #expect(dark.lines[4] != light.lines[4])
  }

  @Test("A picture goes to standard output as PNG")
  func picture() async {
    let run = await CommandRun("accessibility", "-", "-o", "-", "--scale", "1", input: plain)
    #expect(run.code == .success)
    #expect(run.lines.first?.dropFirst().hasPrefix("PNG") == true)
  }

  @Test("JSON and a picture at once, another format, and a broken document are refused")
  func refused() async {
    let both = await CommandRun("accessibility", "-", "--json", "-o", "a.png", input: plain)
    #expect(both.code == .usage)
    #expect(
      both.errors.first
        == "placard: error: --json prints and --output draws: give one of them")
    #expect(await CommandRun("accessibility", "-", "-o", "a.gif", input: plain).code == .usage)
    #expect(await CommandRun("accessibility", "-", input: "{}").code == .badData)
  }
}
