import Glibc
import Placard
import PlacardGraphics
import PlacardSnapshots
import Testing

struct SnapshotStoreSafetyTests {
  let folder: SnapshotFolder
  let picture = Bitmap(4, 4)

  init() throws { folder = try SnapshotFolder() }

  @Test("R06: whatever a case and a name are, files appear below the folder only")
  func traversal() throws {
    let names = [
      "../../../foo", "/etc/x", #"..\..\x"#, "a/../../b", "%2e%2e/x", "..", "", "n\0/../m",
    ]
    for name in names {
      for outcome in [
        try folder.store(.missing).verify(picture: picture, name: name, case: "c"),
        try folder.store(.missing).verify(picture: picture, name: "n", case: name),
        try folder.store(.never).verify(picture: Bitmap(5, 4), name: "n", case: name),
      ] {
        #expect(outcome.isFailure)
      }
    }
    let files = try folder.files()
    #expect(files.count == names.count * 4)
    #expect(try FileSystem.list(folder.path).map(\.name) == ["artifacts", "references"])
  }

  @Test("R06: a symbolic link that leads outside is refused, for folders, files and artifacts")
  func links() throws {
    let outside = folder.path + "/outside"
    for path in [outside, folder.root + "/c", folder.artifacts] {
      try FileSystem.createDirectory(path)
    }
    try #require(symlink(outside, folder.root + "/out") == 0)
    try #require(symlink("../../outside/new.png", folder.root + "/c/n.png") == 0)
    try #require(symlink(outside, folder.artifacts + "/d") == 0)
    let store = folder.store(.missing)
    #expect(
      throws: SnapshotError.outside(path: folder.root + "/out/n.png", folder: folder.root)
    ) { try store.verify(picture: picture, name: "n", case: "out") }
    #expect(throws: SnapshotError.outside(path: folder.root + "/c/n.png", folder: folder.root)) {
      try folder.store(.all).verify(picture: picture, name: "n", case: "c")
    }
    _ = try store.verify(picture: picture, name: "n", case: "d")
    #expect(
      throws: SnapshotError.outside(
        path: folder.artifacts + "/d/n.actual.png", folder: folder.artifacts)
    ) { try store.verify(picture: Bitmap(5, 5), name: "n", case: "d") }
    #expect(try FileSystem.list(outside).isEmpty)
  }

  @Test("A root that is a symbolic link itself is followed, links inside may stay inside")
  func linkedRoot() throws {
    try FileSystem.createDirectory(folder.path + "/real/a")
    try #require(symlink("real", folder.root) == 0)
    try #require(symlink("a", folder.path + "/real/b") == 0)
    let outcome = try folder.store(.missing).verify(picture: picture, name: "n", case: "b")
    #expect(outcome == .recorded(path: folder.root + "/b/n.png"))
    #expect(FileSystem.exists(folder.path + "/real/a/n.png"))
  }

  @Test("Artifacts never lie among the references")
  func amongReferences() throws {
    let store = SnapshotStore(
      root: folder.root, artifacts: folder.root + "/failures", mode: .missing,
      codec: FakeCodec.standard)
    _ = try store.verify(picture: picture, name: "n", case: "c")
    let path = folder.root + "/failures/c/n.actual.png"
    #expect(throws: SnapshotError.amongReferences(path: path, root: folder.root)) {
      try store.verify(picture: Bitmap(5, 5), name: "n", case: "c")
    }
    #expect(try folder.files() == ["references/c/n.png"])
  }

  @Test("N06: the longest names can be recorded and leave their artifacts")
  func longNames() throws {
    let start = String(repeating: "Camel/Fuse: v7 & up? ", count: 20)
    for end in ["a", "b"] {
      let store = folder.store(.missing)
      let outcome = try store.verify(picture: picture, name: start + end, case: "c")
      let path = store.path(name: start + end, case: "c", kind: .picture)
      #expect(outcome == .recorded(path: path))
      #expect(FileSystem.exists(path))
      #expect(try store.verify(picture: Bitmap(5, 4), name: start + end, case: "c").isFailure)
    }
    #expect(try folder.files().count == 6)
  }

  @Test("Codec and file errors name the reference")
  func errors() throws {
    struct Broken: Error, CustomStringConvertible { let description = "no encoder" }
    let broken = SnapshotStore(
      root: folder.root, artifacts: nil, mode: .missing,
      codec: SnapshotCodec(encode: { _, _ in throw Broken() }, decode: { _ in throw Broken() }))
    let path = folder.root + "/c/n.png"
    #expect(throws: SnapshotError.cannotEncode(path: path, reason: "no encoder")) {
      try broken.verify(picture: picture, name: "n", case: "c")
    }
    try FileSystem.createDirectory(path)
    let expected = FileError(.isDirectory, path: path, reason: "Is a directory")
    for mode in [RecordMode.never, .all] {
      #expect(throws: SnapshotError.file(expected)) {
        try folder.store(mode).verify(picture: picture, name: "n", case: "c")
      }
    }
  }

  @Test("R07: on a full disk recording fails and the older reference stays whole")
  func fullDisk() throws {
    try FileSystem.createDirectory(folder.root)
    try #require(mount("tmpfs", folder.root, "tmpfs", 0, "size=64k") == 0, "cannot mount a tmpfs")
    defer { umount2(folder.root, Int32(MNT_DETACH)) }
    _ = try folder.store(.missing).verify(picture: Bitmap(80, 80), name: "1", case: "c")
    for (name, mode) in [("2", RecordMode.missing), ("1", .failed), ("1", .all)] {
      let path = folder.root + "/c/\(name).png"
      let expected = FileError(.noSpace, path: path, reason: "No space left on device")
      #expect(throws: SnapshotError.file(expected)) {
        try folder.store(mode).verify(picture: Bitmap(100, 100), name: name, case: "c")
      }
    }
    #expect(try folder.files() == ["references/c/1.png"])
    #expect(
      try folder.store(.never).verify(picture: Bitmap(80, 80), name: "1", case: "c") == .matched)
  }

  @Test("N02: a snapshot recorded 1,000 times at once is absent or whole at any moment")
  func parallel() async throws {
    let folder = folder
    let pictures = (0..<8).map { Bitmap(20 + $0 * 7, 30, Color(UInt8($0), 0, 0)) }
    try await withThrowingTaskGroup { group in
      for index in 0..<1_000 {
        group.addTask {
          _ = try folder.store(.all).verify(picture: pictures[index % 8], name: "n", case: "c")
          let bytes = try folder.read("references/c/n.png")
          #expect(pictures.contains(try FakeCodec.decode(bytes)))
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.files() == ["references/c/n.png"])
  }
}
