import Glibc
import Placard
import Testing

struct FileSystemTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file is read up to the limit and refused above it")
  func limit() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try FileSystem.write(bytes, to: folder("a"))
    #expect(try FileSystem.read(folder("a"), limit: 200_000) == bytes)
    #expect(throws: FileError(.tooLarge, path: folder("a"), reason: "Larger than 199999 bytes")) {
      try FileSystem.read(folder("a"), limit: 199_999)
    }
    #expect(throws: FileError(.tooLarge, path: "/dev/zero", reason: "Larger than 10 bytes")) {
      try FileSystem.read("/dev/zero", limit: 10)
    }
  }

  @Test("Missing files, folders and names below files are told apart")
  func readErrors() throws {
    try FileSystem.write([], to: folder("file"))
    for (path, code, reason) in [
      (folder("none"), FileError.Code.notFound, "No such file or directory"),
      (folder("file/x"), .notFound, "Not a directory"),
      (folder.path, .isDirectory, "Is a directory"),
      ("", .notFound, "No such file or directory"),
      ("a\0b", .notFound, "A path cannot hold a NUL byte"),
      (folder(String(repeating: "n", count: 256)), .notReadable, "File name too long"),
    ] {
      #expect(throws: FileError(code, path: path, reason: reason)) {
        try FileSystem.read(path, limit: 10)
      }
    }
  }

  @Test("Names are listed by bytes, and a link to a folder is no folder")
  func list() throws {
    for name in ["b", "a", "é", "Z", ".hidden", "a-1"] {
      try FileSystem.write([], to: folder(name))
    }
    try FileSystem.createDirectory(folder("dir"))
    try #require(symlink("dir", folder("link")) == 0)
    let entries = try FileSystem.list(folder.path)
    #expect(entries.map(\.name) == [".hidden", "Z", "a", "a-1", "b", "dir", "link", "é"])
    #expect(entries.filter(\.isDirectory).map(\.name) == ["dir"])
    #expect(throws: FileError(.notFound, path: folder("a"), reason: "Not a directory")) {
      try FileSystem.list(folder("a"))
    }
  }

  @Test("Folders are made with their parents, and again without complaint")
  func createDirectory() throws {
    try FileSystem.createDirectory(folder("a/b//c/"))
    try FileSystem.createDirectory(folder("a/b/c"))
    #expect(try FileSystem.list(folder("a/b")).map(\.name) == ["c"])
    try FileSystem.write([], to: folder("file"))
    #expect(
      throws: FileError(.cannotCreate, path: folder("file"), reason: "File exists")
    ) { try FileSystem.createDirectory(folder("file")) }
    #expect(throws: FileError(.cannotCreate, path: "", reason: "No such file or directory")) {
      try FileSystem.createDirectory("")
    }
  }

  @Test("Eight threads may make the same folders at once")
  func parallelFolders() async throws {
    let folder = folder
    try await withThrowingTaskGroup { group in
      for index in 0..<200 {
        group.addTask { try FileSystem.createDirectory(folder("p/\(index / 8)/q/r")) }
      }
      try await group.waitForAll()
    }
    #expect(try FileSystem.list(folder("p")).count == 25)
  }

  @Test("Removing takes the link and leaves its target")
  func remove() throws {
    try FileSystem.write([1], to: folder("file"))
    try #require(symlink("file", folder("link")) == 0)
    try FileSystem.remove(folder("link"))
    #expect(!FileSystem.exists(folder("link")))
    #expect(FileSystem.exists(folder("file")))
    #expect(
      throws: FileError(.notFound, path: folder("link"), reason: "No such file or directory")
    ) { try FileSystem.remove(folder("link")) }
    try FileSystem.createDirectory(folder("d/e"))
    #expect(throws: FileError(.cannotCreate, path: folder("d"), reason: "Directory not empty")) {
      try FileSystem.remove(folder("d"))
    }
  }
}
