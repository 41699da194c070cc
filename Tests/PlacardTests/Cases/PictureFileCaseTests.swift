import Placard
import Testing

/// Rows of the class "security/robustness" on picture files.
struct PictureFileCaseTests {
  /// Where a document may name a picture.
  private static let places = ["icon.image", "screen.backdrop.image"]

  private func document(_ place: String, _ picture: String) throws -> [UInt8] {
    let base: JSONValue = [
      "style": "info", "title": "Picture", "output": ["crop": "screen", "scale": 1],
    ]
    return try JSONPath.set(place, to: JSONNode(.string(picture)), in: JSONNode(base)).value.bytes
  }

  private func render(
    _ place: String, _ picture: String, in folder: TemporaryFolder
  ) throws -> Tool.Outcome {
    try Tool.run(
      ["render", "-", "-o", "-"], input: document(place, picture), folder: folder.path)
  }

  @Test("R01: a broken picture is a clean error that names it", arguments: places)
  func brokenPictures(place: String) throws {
    let folder = try TemporaryFolder()
    let sound = PNGFile.plain().bytes
    var damaged = PNGFile.plain()
    damaged.chunks[1].isDamaged = true
    var header = PNGFile.plain()
    header.chunks[0].isDamaged = true
    let palette = [UInt8](repeating: 7, count: 300 * 3)
    let files: [(name: String, bytes: [UInt8], reason: String)] = [
      ("signature.png", Array(sound.prefix(8)), "truncated"),
      ("header.png", Array(sound.prefix(20)), "truncated"),
      ("half.png", Array(sound.prefix(sound.count / 2)), "truncated"),
      ("checksum.png", damaged.bytes, "damaged"),
      ("header-checksum.png", header.bytes, "damaged"),
      ("empty.png", [], "empty"),
      ("text.png", Array("This is no picture.\n".utf8), "not a PNG"),
      (
        "palette.png",
        PNGFile(chunks: [
          PNGFile.header(width: 4, height: 1, depth: 8, colorType: 3),
          PNGFile.Chunk(type: "PLTE", data: palette),
          PNGFile.Chunk(type: "IDAT", data: Deflate.stored([0, 1, 2, 3, 4])),
          PNGFile.Chunk(type: "IEND", data: []),
        ]).bytes, "damaged"
      ),
      (
        "no-pixels.png",
        PNGFile(chunks: [
          PNGFile.header(width: 0, height: 0, depth: 8, colorType: 6),
          PNGFile.Chunk(type: "IDAT", data: Deflate.stored([])),
          PNGFile.Chunk(type: "IEND", data: []),
        ]).bytes, "damaged"
      ),
      (
        "huge.png",
        PNGFile(chunks: [
          PNGFile.header(width: 100_000, height: 100_000, depth: 8, colorType: 6),
          PNGFile.Chunk(type: "IDAT", data: Deflate.stored([0])),
          PNGFile.Chunk(type: "IEND", data: []),
        ]).bytes, "100000×100000"
      ),
    ]
    for (name, bytes, reason) in files {
      try FileSystem.write(bytes, to: folder(name))
      try render(place, name, in: folder).expectCleanError(65, naming: [name, reason])
    }
  }

  @Test("R01: side chunks that are wrong or animated leave the picture as it is", arguments: places)
  func tolerated(place: String) throws {
    let folder = try TemporaryFolder()
    let plain = PNGFile.plain(Color(200, 40, 40))
    try FileSystem.write(plain.bytes, to: folder("plain.png"))
    let expected = try render(place, "plain.png", in: folder)
    #expect(expected.code == 0 && expected.errors.isEmpty)
    let chunks: [(String, [PNGFile.Chunk])] = [
      ("sbit.png", [PNGFile.Chunk(type: "sBIT", data: [0, 9, 200, 77])]),
      (
        "apng.png",
        [
          PNGFile.Chunk(type: "acTL", data: PNGFile.bigEndian(2) + PNGFile.bigEndian(0)),
          PNGFile.Chunk(
            type: "fcTL",
            data: [0, 16, 16, 0, 0].flatMap { PNGFile.bigEndian($0) } + [0, 1, 0, 1, 0, 0]),
        ]
      ),
    ]
    for (name, extra) in chunks {
      let file = extra.reversed().reduce(plain) { $0.inserting($1) }
      try FileSystem.write(file.bytes, to: folder(name))
      let outcome = try render(place, name, in: folder)
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output == expected.output)
    }
  }

  @Test(
    "R09: a compressed side chunk of 1 GB is not unpacked", arguments: ["zTXt", "iCCP", "iTXt"])
  func compressedChunks(type: String) throws {
    let folder = try TemporaryFolder()
    let bomb = Deflate.bomb(repetitions: 4_200_000)
    // Keyword, its end, and what each chunk has before the stream.
    let lead: [String: [UInt8]] = ["zTXt": [0], "iCCP": [0], "iTXt": [1, 0, 0, 0]]
    let data = Array("Bomb".utf8) + [0] + (lead[type] ?? []) + bomb
    let plain = PNGFile.plain()
    try FileSystem.write(plain.bytes, to: folder("plain.png"))
    try FileSystem.write(
      plain.inserting(PNGFile.Chunk(type: type, data: data)).bytes, to: folder("bomb.png"))
    let script = "ulimit -v 262144; exec '\(Tool.path)' render - -o -"
    let outcome = try Tool.runProgram(
      ["/bin/sh", "-c", script], input: document("icon.image", "bomb.png"), folder: folder.path)
    let expected = try render("icon.image", "plain.png", in: folder)
    #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.code) \(outcome.errors)")
    #expect(outcome.output == expected.output)
  }

  @Test("R16: a local picture loads by path and by file address, whatever its folder is called")
  func fileAddresses() throws {
    let folder = try TemporaryFolder()
    let notes = folder("Writer's notes")
    try FileSystem.createDirectory(notes)
    try FileSystem.write(PNGFile.plain(Color(200, 40, 40)).bytes, to: "\(notes)/a b.png")
    let escaped = notes.split(separator: " ").joined(separator: "%20")
    let outcomes = try [
      "Writer's notes/a b.png", "\(notes)/a b.png", "file://\(notes)/a b.png",
      "file://\(escaped)/a%20b.png", "file:\(escaped)/a%20b.png",
    ].map { try render("icon.image", $0, in: folder) }
    for outcome in outcomes {
      #expect(outcome.code == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output == outcomes[0].output)
    }
    try render("icon.image", "file://\(folder.path)/none.png", in: folder)
      .expectCleanError(66, naming: ["none.png"])
  }

  @Test("R16: no address is fetched and no file's text is repeated")
  func foreignAddresses() throws {
    let folder = try TemporaryFolder()
    try render("icon.image", "http://127.0.0.1:9/x.png", in: folder)
      .expectCleanError(65, naming: ["icon.image", "http://127.0.0.1:9/x.png"])
    let traced = try Tool.runProgram(
      ["/usr/bin/strace", "-f", "-o", folder("trace"), "-e", "trace=network", Tool.path, "render"]
        + ["-", "-o", "-"], input: document("icon.image", "http://127.0.0.1:9/x.png"))
    traced.expectCleanError(65, naming: ["nothing is fetched"])
    let trace = String(
      decoding: try FileSystem.read(folder("trace"), limit: 1 << 20), as: UTF8.self)
    #expect(trace.contains("exited with 65"))
    #expect(!trace.contains("socket(") && !trace.contains("connect("))

    let system = try render("icon.image", "/etc/passwd", in: folder)
    system.expectCleanError(65, naming: ["/etc/passwd", "not a PNG"])
    #expect(!system.errors.contains("root:"))
  }
}
