import Testing

@testable import PlacardCommands

@Suite("placard lint")
struct LintCommandTests {
  private let plain = #"{"style": "info", "title": "Hello"}"#
  private let low =
    #"{"style": "info", "title": "Hello", "appearance": {"buttonHeight": 40}}"#
  private let cuneiform = #"{"style": "info", "title": "\#u{12000}"}"#

  @Test("A finding is a line of file, severity, element, rule and message")
  func lines() async {
    let run = await CommandRun("lint", "-", input: low)
    #expect(
      run.lines.first
        == "standard input: warning: closeButton: small-target: is 260×40 pt, "
        + "must be 44×44 pt at least")
    #expect(run.code == .success)
    #expect(run.errors.isEmpty)
  }

  @Test("Errors fail, warnings fail with --strict, stated exceptions never do")
  func exitCodes() async {
    #expect(await CommandRun("lint", "-", "--strict", input: plain).code == .success)
    #expect(await CommandRun("lint", "-", input: low).code == .success)
    #expect(await CommandRun("lint", "-", "--strict", input: low).code == .failure)
    #expect(await CommandRun("lint", "-", input: cuneiform).code == .failure)
    #expect(await CommandRun("lint", "-", input: "{}").code == .badData)
  }

  @Test("A missing glyph is a finding with a hint at the doctor")
  func missingGlyph() async {
    let run = await CommandRun("lint", "-", input: cuneiform)
    #expect(
      run.lines.first
        == "standard input: error: title: missing-glyph: has U+12000, which no font has")
    #expect(
      run.errors == ["placard: hint: \"placard fonts doctor -\" says what to install"])
  }

  @Test("JSON has an object a line with number and limit")
  func json() async {
    let run = await CommandRun("lint", "-", "--format", "json", input: low)
    #expect(
      run.lines.first
        == #"{"file":"standard input","severity":"warning","element":"closeButton","#
        + #""rule":"small-target","value":40,"limit":44,"#
        + #""message":"is 260×40 pt, must be 44×44 pt at least"}"#)
  }

  @Test("A matrix names the worst combination and counts the others")
  func matrix() async {
    let run = await CommandRun("lint", "-", "--matrix", "scheme,direction", input: low)
    #expect(run.lines.first?.hasSuffix("(scheme=light direction=ltr and 3 more)") == true)
    let json = await CommandRun(
      "lint", "-", "--matrix", "direction", "--format", "json", "--scheme", "both", input: low)
    #expect(
      json.lines.first?.hasSuffix(
        #""worst":"direction=ltr scheme=light","combinations":["direction=ltr scheme=light","#
          + #""direction=ltr scheme=dark","direction=rtl scheme=light","#
          + #""direction=rtl scheme=dark"]}"#) == true)
  }

  @Test(
    "A matrix of anything else is refused",
    arguments: ["", "text-siz", "scheme,scheme", "scheme,", "all"])
  func badMatrix(axes: String) async {
    let run = await CommandRun("lint", "-", "--matrix=\(axes)", input: plain)
    #expect(run.code == .usage)
    #expect(
      run.errors.first
        == "placard: error: --matrix must list different ones of text-size, scheme, direction, "
        + "width, not \"\(axes)\"")
  }
}
