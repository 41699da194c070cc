import Testing

@testable import PlacardCommands

@Suite("placard fonts")
struct FontsCommandTests {
  @Test("The list has family, number of characters and licence")
  func list() async {
    let run = await CommandRun("fonts", "list")
    #expect(run.code == .success)
    #expect(run.lines.contains("Noto Sans Hebrew      147   OFL-1.1"))
    let json = await CommandRun("fonts", "list", "--json")
    #expect(
      json.lines.contains(
        #"{"family":"Noto Sans Hebrew","characters":"147","license":"OFL-1.1"}"#))
  }

  @Test("The doctor says which font draws each script")
  func scripts() async {
    let run = await CommandRun("fonts", "doctor", "--text", "abc ไทย")
    #expect(run.code == .success)
    #expect(run.lines == ["Latn  Inter           a b c", "Thai  Noto Sans Thai  ไ ท ย"])
  }

  @Test("What is missing exits with 69 and names the line to install and the option to give")
  func missing() async {
    let run = await CommandRun("fonts", "doctor", "--text", "漢")
    #expect(run.code == .unavailable)
    #expect(run.lines.first == "Hani  missing  U+6F22")
    #expect(
      run.lines.last?.hasPrefix(
        "fonts-noto-cjk: apt-get install -y fonts-noto-cjk, then --font-path "
          + "/usr/share/fonts/opentype/noto (the folder ") == true)
    let json = await CommandRun("fonts", "doctor", "--json", "--text", "漢")
    #expect(
      json.lines.first
        == #"{"script":"Hani","family":null,"characters":["漢"],"missing":["U+6F22"]}"#)
    #expect(
      json.lines.last?.hasPrefix(
        #"{"package":"fonts-noto-cjk","install":"apt-get install -y fonts-noto-cjk","#) == true)
  }

  @Test("Documents are examined with everything that they show")
  func documents() async {
    let run = await CommandRun(
      "fonts", "doctor", "-", input: #"{"style": "info", "title": "זה", "message": "ab"}"#)
    #expect(
      run.lines == ["Hebr  Noto Sans Hebrew  ז ה", "Latn  Inter             a b D o n e"])
  }

  @Test("Without any text the doctor names every package")
  func packages() async {
    let run = await CommandRun("fonts", "doctor")
    #expect(run.code == .success)
    #expect(run.lines.count == 4)
  }

  @Test("Other words and documents for the list are refused")
  func usage() async {
    #expect(await CommandRun("fonts", "lst").code == .usage)
    #expect(
      await CommandRun("fonts", "lst").errors.last?.hasPrefix(
        "placard: hint: did you mean \"list\"?")
        == true)
    #expect(await CommandRun("fonts", "list", "-").code == .usage)
  }
}
