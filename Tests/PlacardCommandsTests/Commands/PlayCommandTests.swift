import Placard
import Testing

@testable import PlacardCommands

@Suite("placard play")
struct PlayCommandTests {
  private let document = #"""
    {"style": "info", "title": "Hello", "buttons": [{"title": "OK"}],
     "script": ["settle", {"snapshot": "shown"}, {"tap": "OK"}, {"advance": 1}]}
    """#

  @Test("Without a folder the log is printed")
  func log() async {
    let run = await CommandRun("play", "-", input: document)
    #expect(run.code == .success)
    #expect(run.lines.first == #"  0.000 #1 shown: coolAlert info "Hello""#)
    #expect(run.lines.contains(#"  0.400 tap "OK""#))
    #expect(run.lines.contains(#"  0.400 #1 ends: button 0 "OK""#))
  }

  @Test("A folder gets pictures in both schemes, spoken texts and the log")
  func folder() async throws {
    let folder = try TemporaryFolder()
    let run = await CommandRun(
      "play", "-", "-o", folder("out"), "--scheme", "both", input: document)
    #expect(run.code == .success)
    let names = try FileSystem.list(folder("out")).map(\.name).sorted()
    #expect(names == ["log.txt", "shown.png", "shown.txt", "shown~dark.png"])
    for name in names { try FileSystem.remove(folder("out/\(name)")) }
  }

  @Test("A step that cannot be taken is an error of the document")
  func badStep() async {
    let run = await CommandRun(
      "play", "-", input: #"{"style": "info", "title": "A", "script": [{"tap": "B"}]}"#)
    #expect(run.code == .badData)
    #expect(run.errors.first?.contains("script[0]: cannot be done: there is no \"B\"") == true)
  }
}
