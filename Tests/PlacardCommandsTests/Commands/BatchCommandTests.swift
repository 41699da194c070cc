import Placard
import Testing

@testable import PlacardCommands

@Suite("placard batch")
struct BatchCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func line(_ title: String, _ options: String = "") -> String {
    #"{"document": {"style": "info", "title": "\#(title)"}, "scale": 0.5\#(options)}"#
  }

  private func run(_ manifest: String, _ options: String...) async -> CommandRun {
    await CommandRun(arguments: ["batch", "-", "--out", folder("out")] + options, input: manifest)
  }

  private func files() throws -> [String] {
    try FileSystem.list(folder("out")).map(\.name).filter { $0.hasSuffix(".png") }
  }

  private func field(_ line: String, _ path: String) throws -> JSONValue? {
    var reader = JSONReader(try JSONParser.parse(Array(line.utf8)))
    for key in path.split(separator: ".") {
      guard let next = try reader.member(String(key)) else { return nil }
      reader = next
    }
    return reader.node.value
  }

  @Test(
    "A line is a document, a path, or a document with options; blank ones and comments are skipped")
  func lines() async throws {
    try FileSystem.write(
      Array(#"{"style": "error", "title": "Filed"}"#.utf8), to: folder("filed.json"))
    let run = await run(
      """
      # greetings

      {"style": "info", "title": "Bare"}
      "\(folder("filed.json"))"
      \(line("Named", #", "name": "de/named", "scheme": "both""#))
      """)
    #expect(run.code == .success)
    #expect(try files() == ["filed.png", "line-3.png"])
    #expect(try FileSystem.list(folder("out/de")).map(\.name) == ["named.png", "named~dark.png"])
    #expect(try run.lines.map { try field($0, "line") } == [3, 4, 5])
    #expect(try run.lines.map { try field($0, "status") } == ["drawn", "drawn", "drawn"])
  }

  @Test("A picture is the one that render makes")
  func samePicture() async throws {
    let document = #"{"style": "warning", "title": "Привет", "buttons": [{"title": "Да"}]}"#
    try FileSystem.write(Array(document.utf8), to: folder("a.json"))
    let options = ["--text-size", "xL", "--scale", "1", "--crop", "screen"]
    let alone = await CommandRun(
      arguments: ["render", folder("a.json"), "-o", folder("alone.png")] + options, input: "")
    #expect(alone.code == .success)
    let line =
      #"{"document": \#(document), "textSize": "xL", "scale": 1, "crop": "screen", "name": "b"}"#
    #expect(await run(line).code == .success)
    #expect(
      await run(#""\#(folder("a.json"))""#, "--text-size", "xL", "--scale", "1", "--crop", "screen")
        .code
        == .success)
    let wanted = try FileSystem.read(folder("alone.png"), limit: 1 << 24)
    #expect(try FileSystem.read(folder("out/a.png"), limit: 1 << 24) == wanted)
    #expect(try FileSystem.read(folder("out/b.png"), limit: 1 << 24) == wanted)
  }

  @Test("Reports and files are the same for one thread and for eight")
  func threads() async throws {
    let manifest = (0..<40).map { line("Card \($0)", #", "name": "c\#($0)""#) }.joined(
      separator: "\n")
    let one = await run(manifest, "--jobs", "1")
    let first = try files().map { try FileSystem.read(folder("out/\($0)"), limit: 1 << 20) }
    let eight = await run(manifest, "--jobs", "8")
    #expect(one.lines == eight.lines)
    #expect(one.lines.count == 40)
    #expect(try files().map { try FileSystem.read(folder("out/\($0)"), limit: 1 << 20) } == first)
  }

  @Test("Every line is in exactly one shard, and adding lines moves none")
  func shards() async throws {
    let names = (0..<60).map { "card-\($0)" }
    for count in [1, 2, 7] {
      for name in names {
        let owners = (1...count).filter { BatchShard(index: $0, count: count).contains(name) }
        #expect(owners.count == 1)
      }
    }
    // Fixed for ever: machines of different builds must agree.
    #expect(BatchShard(index: 1, count: 4).contains("card-0") == (Self.fnv("card-0") % 4 == 0))
    let manifest = names.map { line("x", #", "name": "\#($0)""#) }.joined(separator: "\n")
    var lines = 0
    for shard in 1...3 { lines += await run(manifest, "--shard", "\(shard)/3").lines.count }
    #expect(lines == 60)
    #expect(try files().count == 60)
  }

  private static func fnv(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  @Test("The first failing line ends the run with its code and nothing after it is written")
  func stops() async throws {
    let run = await run(
      [line("a", #", "name": "a""#), #"{"style": "inof"}"#, line("c", #", "name": "c""#)]
        .joined(separator: "\n"), "--jobs", "3")
    #expect(run.code == .badData)
    #expect(try files() == ["a.png"])
    #expect(run.lines.count == 2)
    #expect(try field(run.lines[1], "status") == "failed")
    #expect(try field(run.lines[1], "error.path") == "style")
    #expect(run.errors.first?.contains("standard input:2:") == true)
    #expect(run.errors.first?.contains("did you mean \"info\"") == true)
  }

  @Test("With --keep-going every other line is done")
  func keepsGoing() async throws {
    let run = await run(
      [
        #"{"style": "info""#, line("b", #", "name": "b""#), #""missing.json""#,
        line("d", #", "name": "d", "crop": "circle""#), line("e", #", "name": "e""#),
      ].joined(separator: "\n"), "--keep-going")
    #expect(run.code == .badData)
    #expect(try files() == ["b.png", "e.png"])
    #expect(
      try run.lines.map { try field($0, "status") }
        == ["failed", "drawn", "failed", "failed", "drawn"])
    #expect(try field(run.lines[2], "error.exit") == 66)
    #expect(try field(run.lines[3], "error.path") == "crop")
    #expect(run.errors.last?.contains("3 of 5 lines failed") == true)
  }

  @Test("Two lines that make the same file are refused before anything is drawn")
  func duplicates() async {
    let run = await run(
      [line("a", #", "name": "x", "scheme": "both""#), line("b", #", "name": "x~dark""#)]
        .joined(separator: "\n"))
    #expect(run.code == .badData)
    #expect(run.lines.isEmpty)
    #expect(run.errors.first?.contains("x~dark.png") == true)
    #expect(!FileSystem.exists(folder("out")))
  }

  @Test(
    "Names stay below the folder of results",
    arguments: ["", "/etc/x", "../x", "a/../../x", "a//b", ".", "a\\u0000b"])
  func names(name: String) async {
    let run = await run(line("a", #", "name": "\#(name)""#))
    #expect(run.code == .badData)
    #expect(run.errors.first?.contains("name") == true)
  }

  @Test("Resuming draws what has changed, what is missing and what was cut short, and nothing else")
  func resume() async throws {
    func manifest(_ titles: [String]) -> String {
      titles.enumerated().map { line($1, #", "name": "n\#($0)""#) }.joined(separator: "\n")
    }
    func statuses(_ run: CommandRun) throws -> [JSONValue?] {
      try run.lines.map { try field($0, "status") }
    }
    let before = await run(manifest(["a", "b", "c"]))
    #expect(try statuses(before) == ["drawn", "drawn", "drawn"])
    let again = await run(manifest(["a", "b", "c"]), "--resume")
    #expect(try statuses(again) == ["unchanged", "unchanged", "unchanged"])
    #expect(again.lines.map { $0.replacing("unchanged", with: "drawn") } == before.lines)
    try FileSystem.remove(folder("out/n0.png"))
    try FileSystem.write([1, 2, 3], to: folder("out/n1.png"))
    let changed = await run(manifest(["a", "b", "z", "d"]), "--resume")
    #expect(try statuses(changed) == ["drawn", "drawn", "drawn", "drawn"])
    #expect(
      try statuses(await run(manifest(["a", "b", "z", "d"]), "--resume", "--missing-glyph", "box"))
        == ["drawn", "drawn", "drawn", "drawn"])
    // What a crash leaves: the last record without its end.
    let ledger = folder("out/\(BatchLedger.name)")
    let records = try FileSystem.read(ledger, limit: 1 << 20)
    try FileSystem.write(Array(records.dropLast(20)), to: ledger)
    #expect(
      try statuses(await run(manifest(["a", "b", "z", "d"]), "--resume", "--missing-glyph", "box"))
        == ["unchanged", "unchanged", "unchanged", "drawn"])
  }

  @Test("A backdrop's picture counts by its content")
  func resumeWithPicture() async throws {
    func picture(_ color: UInt32) throws -> [UInt8] {
      try Bitmap(width: 2, height: 2, pixels: [UInt32](repeating: color, count: 4)).png()
    }
    try FileSystem.write(picture(0xFF10_2030), to: folder("p.png"))
    let line =
      #"{"document": {"style": "info", "title": "x", "screen": {"backdrop": {"image": "\#(folder("p.png"))"}}}, "scale": 0.5, "crop": "screen"}"#
    _ = await run(line)
    #expect(try field(await run(line, "--resume").lines[0], "status") == "unchanged")
    try FileSystem.write(picture(0xFF10_2031), to: folder("p.png"))
    #expect(try field(await run(line, "--resume").lines[0], "status") == "drawn")
  }

  @Test(
    "Wrong options are usage errors",
    arguments: [
      ["--jobs", "0"], ["--shard", "0/2"], ["--shard", "3/2"], ["--shard", "2"], ["--scale", "x"],
    ])
  func usage(options: [String]) async {
    let run = await CommandRun(
      arguments: ["batch", "-", "--out", folder("out")] + options, input: "")
    #expect(run.code == .usage)
    #expect(run.errors.first?.contains(options[0]) == true)
    #expect(await CommandRun("batch", "-", input: "").code == .usage)
  }

  @Test("An output folder that cannot be made is named")
  func unwritable() async {
    let run = await CommandRun("batch", "-", "--out", "/proc/none/out", input: line("a"))
    #expect(run.code == .cannotCreate)
    #expect(run.errors.first?.contains("/proc/none") == true)
  }
}
