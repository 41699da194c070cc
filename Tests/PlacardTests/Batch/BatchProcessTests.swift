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

  @Test("Lines with broken pictures fail one by one, and the others are drawn as alone")
  func brokenPictures() throws {
    let files: [(name: String, bytes: [UInt8], reason: String)] = [
      ("cut.png", Array(PNGFile.plain().bytes.prefix(40)), "truncated"),
      ("text.png", Array("no picture".utf8), "not a PNG or JPEG"),
      ("cut.jpg", Array(JPEGHeader().bytes.prefix(12)), "truncated JPEG"),
      ("cmyk.jpg", JPEGHeader(components: 4).bytes, "CMYK"),
      ("huge.jpg", JPEGHeader(width: 60_000, height: 60_000).bytes, "60000×60000"),
    ]
    for file in files { try FileSystem.write(file.bytes, to: folder(file.name)) }
    let names = files.map(\.name) + ["missing.jpg"]
    let lines = names.enumerated().flatMap { index, name in
      [
        #"{"document": {"style": "info", "title": "A", "output": {"crop": "screen"}, "#
          + #""screen": {"backdrop": {"image": "\#(name)"}}}, "name": "bad\#(index)"}"#,
        #"{"document": {"style": "info", "title": "A"}, "name": "good\#(index)"}"#,
      ]
    }
    try FileSystem.write(Array(lines.joined(separator: "\n").utf8), to: folder("m.jsonl"))
    let run = try Tool.run(
      ["batch", folder("m.jsonl"), "--out", folder("out"), "--keep-going"])
    #expect(run.code == 65, "\(run.errors)")
    let report = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(report.count == 12)
    for (index, file) in files.enumerated() {
      #expect(report[2 * index].contains(file.reason) && report[2 * index].contains(file.name))
    }
    let alone = try AlertRenderer.standard.png(
      AlertDocument(json: Array(#"{"style": "info", "title": "A"}"#.utf8)))
    for index in names.indices {
      #expect(report[2 * index].contains(#""status":"failed""#))
      #expect(report[2 * index + 1].contains(#""status":"drawn""#))
      #expect(try FileSystem.read(folder("out/good\(index).png"), limit: 1 << 20) == alone)
    }
    #expect(try FileSystem.list(folder("out")).count == names.count + 1)
  }

  @Test("Memory stays flat through hundreds of different cards with different pictures")
  func flatMemory() throws {
    for index in 0..<300 {
      try FileSystem.write(
        PNGFile.plain(Color(UInt8(index % 256), UInt8(index / 256), 40), side: 256).bytes,
        to: folder("\(index).png"))
    }
    func peak(_ count: Int) throws -> Int {
      let lines = (0..<count).map {
        #"{"document": {"style": "info", "title": "Card \#($0)", "output": {"crop": "screen", "#
          + #""scale": 1}, "screen": {"backdrop": {"image": "\#($0 % 300).png"}}}, "name": "c\#($0)"}"#
      }
      try FileSystem.write(Array(lines.joined(separator: "\n").utf8), to: folder("m.jsonl"))
      let script = """
        '\(Tool.path)' batch m.jsonl --out out --jobs 1 --compression fast > report &
        process=$!
        peak=0
        while value=$(grep VmHWM /proc/$process/status 2> /dev/null | tr -dc 0-9) && [ "$value" ]; do
          peak=$value
          sleep 0.01
        done
        wait $process
        echo $peak
        """
      let run = try Tool.runProgram(["/bin/bash", "-c", script], folder: folder.path)
      #expect(run.code == 0, "\(run.errors)")
      let text = String(decoding: run.output.dropLast(), as: UTF8.self)
      return try #require(Int(text), "\(text)")
    }
    // 600 pictures of 256 KB would take 150 MB.
    #expect(try peak(600) - peak(200) < 12_000)
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
