import Placard
import Testing

@testable import PlacardCommands

@Suite("Reported faults of batches")
struct BatchCaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ lines: [String], _ options: String...) async -> CommandRun {
    await CommandRun(
      arguments: ["batch", "-", "--out", folder("out"), "--scale", "0.5"] + options,
      input: lines.joined(separator: "\n"))
  }

  @Test("D01: pictures in icons change neither files nor the report's order, however many threads")
  func order() async throws {
    for index in 0..<4 {
      let colors = (0..<64 * 64).map { 0xFF00_0000 | UInt32(truncatingIfNeeded: $0 &* (index + 7)) }
      try FileSystem.write(
        Bitmap(width: 64, height: 64, pixels: colors).png(), to: folder("\(index).png"))
    }
    let lines = (0..<20).flatMap { card in
      (0..<4).map { icon in
        #"{"document": {"style": "info", "title": "\#(card)", "icon": {"image": "\#(folder("\(icon).png"))"}}, "name": "c\#(card)-\#(icon)"}"#
      }
    }
    var reports: Set<[String]> = []
    var files: Set<[[UInt8]]> = []
    for _ in 0..<5 {
      reports.insert(await run(lines, "--jobs", "8").lines)
      files.insert(
        try FileSystem.list(folder("out")).map(\.name).filter { $0.hasSuffix(".png") }
          .map { try FileSystem.read(folder("out/\($0)"), limit: 1 << 20) })
    }
    #expect(reports.count == 1 && files.count == 1)
    #expect(reports.first?.count == 80 && files.first?.count == 80)
  }

  @Test("I01: an oversize and a bad line fail by themselves")
  func oversize() async throws {
    let run = await run(
      [
        #"{"style": "info", "title": "1"}"#, #"{"style": "info", "title": "2"}"#,
        #"{"document": {"style": "info", "title": "3", "screen": {"size": {"width": 9000, "height": 9000}}}}"#,
        ##"{"style": "info", "title": "4", "color": "#12"}"##, #"{"style": "info", "title": "5"}"#,
      ], "--keep-going")
    #expect(run.code == .badData)
    #expect(
      try FileSystem.list(folder("out")).map(\.name).filter { $0.hasSuffix(".png") }
        == ["line-1.png", "line-2.png", "line-5.png"])
    #expect(
      run.errors.contains { $0.contains("input:3:") && $0.contains("must be from 120 to 4096") })
    #expect(run.errors.contains { $0.contains("input:4:") && $0.contains("is \"#12\"") })
    #expect(run.errors.last?.contains("2 of 5 lines failed") == true)
  }
}
