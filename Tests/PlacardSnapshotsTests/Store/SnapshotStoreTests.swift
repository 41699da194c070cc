import Glibc
import Placard
import PlacardGraphics
import PlacardSnapshots
import Testing

struct SnapshotStoreTests {
  let folder: SnapshotFolder
  let picture = Bitmap(12, 8).filling(2..<5, 2..<4, .black)
  let changed = Bitmap(12, 8).filling(2..<6, 2..<4, .black)
  let place = "references/family/case/light.png"

  init() throws { folder = try SnapshotFolder() }

  private func verify(
    _ mode: RecordMode, _ picture: Bitmap, tolerance: Tolerance = .exact
  ) throws -> SnapshotOutcome {
    try folder.store(mode).verify(
      picture: picture, name: "light", case: "family/case", tolerance: tolerance)
  }

  @Test("N01: without recording a missing reference fails every time and nothing is written")
  func missingNever() throws {
    for _ in 0..<3 {
      let outcome = try verify(.never, picture)
      #expect(outcome == .missing(path: "\(folder.path)/\(place)"))
      #expect(outcome.isFailure)
      #expect("\(outcome)" == "\(folder.path)/\(place): there is no reference")
    }
    #expect(try folder.store(.never).verify(text: "x", name: "t", case: "c").isFailure)
    #expect(try FileSystem.list(folder.path).isEmpty)
  }

  @Test(
    "N04: recording a missing reference writes it, says so and fails once",
    arguments: [RecordMode.missing, .failed, .all])
  func recording(mode: RecordMode) throws {
    let outcome = try verify(mode, picture)
    #expect(outcome == .recorded(path: "\(folder.path)/\(place)"))
    #expect(outcome.isFailure)
    #expect("\(outcome)" == "\(folder.path)/\(place): recorded; run again to compare")
    #expect(try folder.files() == [place])
    #expect(try FakeCodec.decode(folder.read(place)) == picture)
    #expect(try verify(mode == .all ? .missing : mode, picture) == .matched)
  }

  @Test("Mode all replaces what matches, mode failed what does not, mode missing nothing")
  func rerecording() throws {
    _ = try verify(.missing, picture)
    #expect(try verify(.all, picture).isFailure)
    #expect(try verify(.missing, changed).isFailure)
    #expect(try FakeCodec.decode(folder.read(place)) == picture)
    #expect(try verify(.failed, picture) == .matched)
    #expect(try verify(.failed, changed) == .recorded(path: "\(folder.path)/\(place)"))
    #expect(try FakeCodec.decode(folder.read(place)) == changed)
  }

  @Test(
    "N21: a mismatch leaves the actual and the difference picture, and the reference untouched",
    arguments: [RecordMode.missing, .never])
  func mismatch(mode: RecordMode) throws {
    _ = try verify(.missing, picture)
    let bytes = try folder.read(place)
    var before = stat()
    try #require(stat("\(folder.path)/\(place)", &before) == 0)
    guard case .mismatched(let report) = try verify(mode, changed) else {
      Issue.record("a changed picture matched")
      return
    }
    let left = ["actual", "difference"].map { "artifacts/family/case/light.\($0).png" }
    #expect(report.reference == "\(folder.path)/\(place)")
    #expect(report.summary == "2 pixels differ by up to 255 levels (ΔE 100) in x 5…5, y 2…3")
    #expect(report.artifacts == left.map { "\(folder.path)/\($0)" })
    #expect(try folder.files() == left + [place])
    #expect(try FakeCodec.decode(folder.read(left[0])) == changed)
    #expect(
      try FakeCodec.decode(folder.read(left[1]))
        == ImageDiff.picture(actual: changed, reference: picture))
    var after = stat()
    try #require(stat("\(folder.path)/\(place)", &after) == 0)
    #expect(try folder.read(place) == bytes)
    #expect(before.st_ino == after.st_ino)
    #expect(before.st_mtim.tv_sec == after.st_mtim.tv_sec)
    #expect(before.st_mtim.tv_nsec == after.st_mtim.tv_nsec)
  }

  @Test("Without a folder for artifacts a mismatch leaves nothing")
  func noArtifacts() throws {
    _ = try verify(.missing, picture)
    let store = SnapshotStore(
      root: folder.root, artifacts: nil, mode: .never, codec: FakeCodec.standard)
    let outcome = try store.verify(picture: changed, name: "light", case: "family/case")
    #expect(outcome.isFailure)
    #expect(try folder.files() == [place])
  }

  @Test("A tolerance makes small differences match and leaves nothing")
  func tolerance() throws {
    _ = try verify(.missing, picture)
    #expect(try verify(.never, changed, tolerance: Tolerance(differentPixels: 2)) == .matched)
    #expect(try verify(.failed, changed, tolerance: Tolerance(differentPixels: 2)) == .matched)
    #expect(try folder.files() == [place])
    #expect(try FakeCodec.decode(folder.read(place)) == picture)
  }

  @Test("N13: a reference of another size is a mismatch that names both")
  func size() throws {
    _ = try verify(.missing, picture)
    let all = Tolerance(perChannel: 255, differentPixels: .max)
    guard case .mismatched(let report) = try verify(.never, Bitmap(12, 9), tolerance: all) else {
      Issue.record("another size matched")
      return
    }
    #expect(report.summary == "the size is 12×9 pixels, the reference has 12×8")
  }

  @Test("N08: a reference that is cut anywhere is an error with its path")
  func truncated() throws {
    _ = try verify(.missing, picture)
    let bytes = try folder.read(place)
    for length in [0, 20, bytes.count / 2, bytes.count - 4] {
      try FileSystem.write(Array(bytes.prefix(length)), to: "\(folder.path)/\(place)")
      let expected = SnapshotError.unusableReference(
        path: "\(folder.path)/\(place)", reason: "truncated file")
      #expect(throws: expected) { try verify(.failed, changed) }
    }
    #expect(try folder.files() == [place])
  }

  @Test("A text is compared by its bytes and the first different line reported")
  func text() throws {
    func verify(_ mode: RecordMode, _ text: String) throws -> SnapshotOutcome {
      try folder.store(mode).verify(text: text, name: "layout", case: "family/case")
    }
    let path = "\(folder.root)/family/case/layout.txt"
    #expect(try verify(.missing, "a\nb\n") == .recorded(path: path))
    #expect(try verify(.never, "a\nb\n") == .matched)
    guard case .mismatched(let report) = try verify(.never, "a\nc\n") else {
      Issue.record("a changed text matched")
      return
    }
    #expect(report.summary == #"line 2: "c", the reference has "b""#)
    let actual = "artifacts/family/case/layout.actual.txt"
    #expect(report.artifacts == ["\(folder.path)/\(actual)"])
    #expect(try folder.read(actual) == Array("a\nc\n".utf8))
    #expect(try verify(.failed, "a\nc\n") == .recorded(path: path))
    #expect(try folder.read("references/family/case/layout.txt") == Array("a\nc\n".utf8))
  }

  @Test("N11: file names do not depend on what was verified before")
  func stableNames() throws {
    let names = ["one", "two", "three & four"]
    let paths = names.map { folder.store(.never).path(name: $0, case: "c", kind: .picture) }
    let recorded = try names.reversed().map { name in
      try folder.store(.all).verify(picture: picture, name: name, case: "c")
    }
    #expect(recorded.reversed() == paths.map { .recorded(path: $0) })
  }

  @Test("Files that no known case accounts for are listed in order")
  func orphans() throws {
    let store = folder.store(.missing)
    for (caseName, name) in [("a", "x"), ("a/b", "y"), ("b c", "x"), ("d", "x")] {
      _ = try store.verify(picture: picture, name: name, case: caseName)
    }
    try FileSystem.write([], to: folder.root + "/stray.txt")
    #expect(try store.orphans(known: ["a", "b c"]) == ["a/b/y.png", "d/x.png", "stray.txt"])
    #expect(try store.orphans(known: ["d", "a/b", "b c", "a"]) == ["stray.txt"])
    let none = SnapshotStore(
      root: folder.path + "/none", artifacts: nil, mode: .never, codec: FakeCodec.standard)
    #expect(try none.orphans(known: []) == [])
  }
}
