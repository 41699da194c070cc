import Glibc
import Placard
import Testing

/// Rows of the class "security/robustness" on hosts, disks, fonts and JSON.
struct RobustnessCaseTests {
  private static let document = Array(
    "{\"style\": \"success\", \"title\": \"Payment sent\"}".utf8)

  @Test(
    "R05: a host without home, temporary folder, locale or room for caches gets the same picture",
    arguments: [
      [], ["HOME=/nowhere"], ["HOME=/proc"], ["XDG_CACHE_HOME=/proc", "HOME=/proc"],
      ["TMPDIR=/nowhere"], ["LANG=xx_YY.nothing", "LC_ALL=xx"],
    ])
  func bareHosts(environment: [String]) throws {
    let usual = try Tool.run(
      ["render", "-", "-o", "-"], input: Self.document,
      environment: ["PATH=/usr/bin:/bin", "HOME=/root", "LANG=C.UTF-8", "TMPDIR=/tmp"])
    let bare = try Tool.run(
      ["render", "-", "-o", "-"], input: Self.document, environment: environment)
    #expect(usual.code == 0 && bare.code == 0 && bare.errors.isEmpty, "\(bare.errors)")
    #expect(usual.output == bare.output)
  }

  @Test("R07: the always-full device is an error that says so")
  func fullDevice() throws {
    let file = try Tool.run(["render", "-", "-o", "/dev/full"], input: Self.document)
    file.expectCleanError(74, naming: ["/dev/full", "space left on"])
    let script = "exec '\(Tool.path)' render - -o - > /dev/full"
    let stream = try Tool.runProgram(["/bin/sh", "-c", script], input: Self.document)
    stream.expectCleanError(74, naming: ["space left on"])
  }

  @Test("R07: where space runs out at the third picture the first two stay and the old one too")
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let picture = try AlertRenderer.standard.png(AlertDocument(json: Self.document))
    let pages = (picture.count + 4095) / 4096
    for name in ["a", "b", "c"] { try FileSystem.write(Self.document, to: folder("\(name).json")) }
    let disk = folder("disk")
    try FileSystem.createDirectory(disk)
    // Room for two pictures, the old file and half a picture.
    let size = "size=\((2 * pages + 1 + pages / 2) * 4)k"
    try #require(mount("tmpfs", disk, "tmpfs", 0, size) == 0, "cannot mount a tmpfs")
    defer { umount2(disk, Int32(MNT_DETACH)) }
    try FileSystem.write(Array("old".utf8), to: "\(disk)/c.png")
    let outcome = try Tool.run(
      ["render", "a.json", "b.json", "c.json", "-o", "disk/"], folder: folder.path)
    outcome.expectCleanError(74, naming: ["c.png", "space left on"])
    #expect(try FileSystem.list(disk).map(\.name) == ["a.png", "b.png", "c.png"])
    for name in ["a", "b"] {
      #expect(try FileSystem.read("\(disk)/\(name).png", limit: 1 << 20) == picture)
    }
    #expect(try FileSystem.read("\(disk)/c.png", limit: 100) == Array("old".utf8))
  }

  @Test("R07: a picture that a disk of 64 KB cannot hold leaves nothing behind")
  func smallDisk() throws {
    let folder = try TemporaryFolder()
    try #require(mount("tmpfs", folder.path, "tmpfs", 0, "size=64k") == 0, "cannot mount a tmpfs")
    defer { umount2(folder.path, Int32(MNT_DETACH)) }
    let outcome = try Tool.run(
      ["render", "-", "--scale", "8", "-o", folder("big.png")], input: Self.document)
    outcome.expectCleanError(74, naming: ["big.png", "space left on"])
    #expect(try FileSystem.list(folder.path).isEmpty)
  }

  @Test(
    "R08: absurd font sizes are refused by name", arguments: ["-3", "0", "1e5", "1e999", "\"x\""])
  func absurdFontSizes(size: String) throws {
    let json = """
      {"style": "info", "title": "A", "appearance": {"titleFont": {"size": \(size)}}}
      """
    let outcome = try Tool.run(["render", "-", "-o", "-"], input: Array(json.utf8))
    let names = size == "1e999" ? ["1e999"] : ["appearance.titleFont.size"]
    outcome.expectCleanError(65, naming: names)
  }

  @MainActor
  @Test(
    "R08: a radius that is no number or out of range is refused by name, in Swift and in JSON",
    arguments: [Double.nan, .infinity, -1, 100.5])
  func absurdRadii(radius: Double) throws {
    let blur = #expect(throws: DocumentError.self) {
      try CoolAlert(.info, "A").appearance { $0.backgroundBlur = .radius(radius) }.png()
    }
    #expect(blur?.path == "appearance.backgroundBlur")
    let corner = #expect(throws: DocumentError.self) {
      try CoolAlert(.info, "A").appearance { $0.contentViewCornerRadius = radius * 1000 }.png()
    }
    #expect(corner?.path == "appearance.contentViewCornerRadius")
    let json = #"{"style": "info", "title": "A", "appearance": {"backgroundBlur": \#(radius)}}"#
    try Tool.run(["render", "-", "-o", "-"], input: Array(json.utf8))
      .expectCleanError(65, naming: radius.isFinite ? ["appearance.backgroundBlur"] : [])
  }

  @MainActor
  @Test(
    "R08: absurd font sizes are refused in Swift too",
    arguments: [-3, 0, 1e5, Double.nan, Double.infinity, -Double.infinity])
  func absurdFontSizesInSwift(size: Double) throws {
    let error = #expect(throws: DocumentError.self) {
      try CoolAlert(.info, "A").appearance { $0.titleFont.size = size }.png()
    }
    #expect(error?.path == "appearance.titleFont.size")
  }

  @Test(
    "R11: malformed JSON is an error with line and column",
    arguments: [
      ("{\"ti\ntle\": 1}", "1:5"), ("[0,", "1:4"), ("{\"\":", "1:5"), ("[\"\\", "1:3"),
      (" ", "1:2"), (String(repeating: "[", count: 100_000), "1:65"),
      ("{\"style\": \"info\",\n\"title\": \"\\uD800\"}", "2:11"), ("", "1:1"), ("\u{0}", "1:1"),
    ])
  func malformedJSON(text: String, place: String) throws {
    let outcome = try Tool.run(["render", "-", "-o", "-"], input: Array(text.utf8))
    outcome.expectCleanError(65, naming: ["standard input:\(place): "])
  }

  @Test("More buttons, letters or marks than anybody can read are refused at once")
  func absurdAmounts() throws {
    let buttons = (0..<201).map { "{\"title\": \"\($0)\"}" }.joined(separator: ", ")
    let title = String(repeating: "word ", count: 4001)
    let word = String(repeating: "w", count: 2001)
    let marks = "a" + String(repeating: "\u{301}", count: 65)
    for (json, path) in [
      ("\"buttons\": [\(buttons)]", "buttons"), ("\"title\": \"\(title)\"", "title"),
      ("\"message\": \"\(word)\"", "message"), ("\"title\": \"\(marks)\"", "title"),
    ] {
      let error = #expect(throws: DocumentError.self) {
        try AlertDocument(json: Array("{\"style\": \"info\", \(json)}".utf8))
      }
      #expect(error?.code == .tooLarge && error?.path == path)
    }
  }
}
