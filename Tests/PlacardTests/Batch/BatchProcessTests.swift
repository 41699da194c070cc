import Glibc
import Placard
import Testing

@Suite("placard batch as a process")
struct BatchProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func writeManifest(_ count: Int, scale: Double) throws {
    let lines = (0..<count).map {
      #"{"document": {"style": "info", "title": "Card \#($0)"}, "name": "c\#($0)", "scale": \#(scale)}"#
    }
    try FileSystem.write(Array(lines.joined(separator: "\n").utf8), to: folder("m.jsonl"))
  }

  @Test("An interrupted run leaves whole pictures only, and --resume does the rest")
  func interrupt() throws {
    try writeManifest(80, scale: 5)
    let command = [Tool.path, "batch", folder("m.jsonl"), "--out", folder("out")]
    let stopped = try Tool.runProgram(
      ["/usr/bin/timeout", "--preserve-status", "-s", "INT", "0.3"] + command)
    #expect(stopped.code == 130, "\(stopped.errors)")
    let names = try FileSystem.list(folder("out")).map(\.name)
    #expect(names.allSatisfy { $0.hasSuffix(".png") || $0 == ".placard-batch.jsonl" }, "\(names)")
    let done = names.filter { $0.hasSuffix(".png") }
    #expect(done.count < 80)
    for name in done {
      _ = try Bitmap(png: FileSystem.read(folder("out/\(name)"), limit: 1 << 26))
    }
    let rest = try Tool.runProgram(command + ["--resume"])
    #expect(rest.code == 0, "\(rest.errors)")
    let report = String(decoding: rest.output, as: UTF8.self).split(separator: "\n")
    #expect(report.count == 80)
    #expect(report.filter { $0.contains(#""status":"unchanged""#) }.count == done.count)
    #expect(try FileSystem.list(folder("out")).count == 81)
  }

  @Test("On a full disk the lines that do not fit fail, and no part of a file stays")
  func fullDisk() throws {
    let disk = folder("disk")
    try FileSystem.createDirectory(disk)
    try #require(mount("tmpfs", disk, "tmpfs", 0, "size=128k") == 0, "cannot mount a tmpfs")
    defer { umount2(disk, Int32(MNT_DETACH)) }
    try writeManifest(30, scale: 1)
    let run = try Tool.run(["batch", folder("m.jsonl"), "--out", disk, "--keep-going"])
    #expect(run.code == 74, "\(run.errors)")
    let report = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(report.count == 30)
    #expect(report.first?.contains(#""status":"drawn""#) == true)
    #expect(report.contains { $0.contains(#""status":"failed""#) && $0.contains(#""exit":74"#) })
    for name in try FileSystem.list(disk).map(\.name) where name != ".placard-batch.jsonl" {
      #expect(name.hasSuffix(".png"))
      _ = try Bitmap(png: FileSystem.read(FileSystem.join(disk, name), limit: 1 << 20))
    }
  }
}
