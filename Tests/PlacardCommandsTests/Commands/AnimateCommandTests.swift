import Placard
import Testing

@testable import PlacardCommands

@Suite("placard animate")
struct AnimateCommandTests {
  private let saved =
    #"{"style": "success", "title": "Saved", "output": {"scale": 1}, "animation": "fade"}"#

  private func write(_ text: String, to path: String) throws -> String {
    try FileSystem.write(Array(text.utf8), to: path)
    return path
  }

  @Test("A folder gets numbered frames and a manifest with their times")
  func frames() async throws {
    let folder = try TemporaryFolder()
    let file = try write(saved, to: folder("saved.json"))
    let run = await CommandRun(
      "animate", file, "-o", folder("frames/"), "--fps", "20", "--to", "0.3", "--hold", "1")
    #expect(run.code == .success, "\(run.errors)")
    let names = try FileSystem.list(folder("frames")).map(\.name).sorted()
    #expect(names == (1...7).map { "frame-000\($0).png" } + ["manifest.json"])
    let manifest = try JSONParser.parse(
      FileSystem.read(folder("frames/manifest.json"), limit: 1 << 20))
    let frames = try JSONReader(manifest).required("frames").elements()
    #expect(try frames.map { try $0.required("time").number() } == (0...6).map { Double($0) / 20 })
    #expect(try frames.last?.required("duration").number() == 1.05)
  }

  @Test("A file's name says what it becomes", arguments: ["apng", "png", "gif", "webp"])
  func files(_ end: String) async throws {
    let folder = try TemporaryFolder()
    let file = try write(saved, to: folder("saved.json"))
    let run = await CommandRun(
      "animate", file, "-o", folder("saved.\(end)"), "--fps", "20", "--scheme", "both",
      "--loop", "2")
    #expect(run.code == .success, "\(run.errors)")
    let names = try FileSystem.list(folder.path).map(\.name).sorted()
    #expect(names == ["saved.\(end)", "saved.json", "saved~dark.\(end)"].sorted())
    let bytes = try FileSystem.read(folder("saved.\(end)"), limit: 1 << 24)
    #expect(bytes.count > 500)
  }

  @Test(
    "A video is made where ffmpeg is, and else the error names its package; nothing is left over")
  func video() async throws {
    let folder = try TemporaryFolder()
    let file = try write(saved, to: folder("saved.json"))
    let run = await CommandRun("animate", file, "-o", folder("saved.mp4"), "--fps", "10")
    let names = try FileSystem.list(folder.path).map(\.name).sorted()
    if run.code == .success {
      #expect(names == ["saved.json", "saved.mp4"])
    } else {
      #expect(run.code == .unavailable)
      #expect(run.errors.joined().contains("apt-get install ffmpeg"))
      #expect(names == ["saved.json"])
    }
  }

  @Test("What cannot be is told with what is allowed")
  func errors() async throws {
    let folder = try TemporaryFolder()
    let file = try write(saved, to: folder("saved.json"))
    let wait = try write(#"{"style": "wait", "title": "Wait"}"#, to: folder("wait.json"))
    let out = folder("out.apng")
    let cases: [(arguments: [String], code: ExitCode, words: String)] = [
      (["animate", file, "-o", out, "--fps", "0"], .usage, "--fps"),
      (["animate", file, "-o", out, "--fps", "-1"], .usage, "--fps"),
      (["animate", file, "-o", out, "--fps", "10000"], .usage, "--fps"),
      (["animate", file, "-o", folder("o.gif"), "--fps", "60"], .usage, "50"),
      (["animate", file, "-o", out, "--from", "2", "--to", "1"], .usage, "--to"),
      (["animate", file, "-o", out, "--to", "1", "--duration", "1"], .usage, "--duration"),
      (["animate", file, "-o", folder("o.bmp")], .usage, ".apng"),
      (["animate", file], .usage, "-o"),
      (["animate", wait, "-o", out], .badData, "--duration"),
      (["animate", file, "-o", folder("none/o.apng")], .cannotCreate, "none/o.apng"),
    ]
    for row in cases {
      let run = await CommandRun(arguments: row.arguments, input: "")
      #expect(run.code == row.code, "\(row.arguments) \(run.errors)")
      #expect(run.errors.joined().contains(row.words), "\(run.errors)")
    }
    #expect(!FileSystem.exists(out))
  }

  @Test("render --at draws an instant: the last of the entrance is the still")
  func instant() async throws {
    let folder = try TemporaryFolder()
    let file = try write(saved, to: folder("saved.json"))
    for (name, more) in [("still", []), ("late", ["--at", "2"]), ("early", ["--at", "0.1"])] {
      let run = await CommandRun(
        arguments: ["render", file, "-o", folder("\(name).png")] + more, input: "")
      #expect(run.code == .success, "\(run.errors)")
    }
    func bytes(_ name: String) throws -> [UInt8] {
      try FileSystem.read(folder("\(name).png"), limit: 1 << 24)
    }
    #expect(try bytes("still") == bytes("late"))
    #expect(try bytes("still") != bytes("early"))
    let wrong = await CommandRun("render", file, "--at", "-1", "-o", folder("x.png"))
    #expect(wrong.code == .usage)
  }
}
