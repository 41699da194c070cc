import Glibc
import Placard
import Synchronization
import Testing

struct FileSystemWriteTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func mode(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o7777
  }

  @Test("A new file has mode 0644 less the mask, an old one keeps its mode")
  func modes() throws {
    let path = folder("a.png")
    try FileSystem.write([1, 2, 3], to: path)
    #expect(try mode(path) & ~0o644 == 0)
    #expect(try mode(path) & 0o600 == 0o600)
    try #require(chmod(path, 0o666) == 0)
    try FileSystem.write([4], to: path)
    #expect(try mode(path) == 0o666)
    #expect(try FileSystem.read(path, limit: 9) == [4])
  }

  @Test("Names of the longest length are written, longer ones refused")
  func longNames() throws {
    try FileSystem.write([], to: folder(String(repeating: "n", count: 255)))
    let path = folder(String(repeating: "n", count: 256))
    #expect(throws: FileError(.cannotCreate, path: path, reason: "File name too long")) {
      try FileSystem.write([], to: path)
    }
  }

  @Test("A symbolic link stays and its target is replaced")
  func links() throws {
    try FileSystem.createDirectory(folder("d"))
    try #require(symlink("d/target", folder("link")) == 0)
    for byte in [UInt8(1), 2] {
      try FileSystem.write([byte], to: folder("link"))
      #expect(try FileSystem.read(folder("d/target"), limit: 9) == [byte])
    }
    var status = stat()
    try #require(lstat(folder("link"), &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFLNK)
    #expect(try FileSystem.list(folder.path).map(\.name) == ["d", "link"])
  }

  @Test("Paths that cannot be files are refused by name")
  func refused() throws {
    try FileSystem.write([], to: folder("file"))
    for (path, code, reason) in [
      (folder.path, FileError.Code.isDirectory, "Is a directory"),
      (folder("new/"), .isDirectory, "Is a directory"),
      (folder("none/x"), .cannotCreate, "No such file or directory"),
      (folder("file/x"), .cannotCreate, "Not a directory"),
      ("", .cannotCreate, "No such file or directory"),
      ("a\0b", .cannotCreate, "A path cannot hold a NUL byte"),
      ("/dev/fd/987", .cannotCreate, "Bad file descriptor"),
    ] {
      #expect(throws: FileError(code, path: path, reason: reason)) {
        try FileSystem.write([1], to: path)
      }
    }
    #expect(try FileSystem.list(folder.path).map(\.name) == ["file"])
  }

  @Test("A pipe is written directly, by name and by a non-blocking descriptor")
  func pipes() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = folder("fifo")
    try #require(mkfifo(path, 0o600) == 0)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    try #require(fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0)
    for (source, sink) in [(path, path), ("/proc/self/fd/\(ends[0])", "/dev/fd/\(ends[1])")] {
      let received = Mutex<[UInt8]?>(nil)
      let reader = Thread {
        let result = try? FileSystem.read(source, limit: 1 << 20)
        received.withLock { $0 = result }
      }
      try FileSystem.write(bytes, to: sink)
      if sink != path { close(ends[1]) }
      reader.join()
      #expect(received.withLock { $0 } == bytes)
    }
    close(ends[0])
  }

  @Test("R07: the always-full device reports that there is no space")
  func fullDevice() throws {
    let expected = FileError(.noSpace, path: "/dev/full", reason: "No space left on device")
    #expect(throws: expected) { try FileSystem.write([1], to: "/dev/full") }
    try #require(symlink("/dev/full", folder("link")) == 0)
    #expect(throws: FileError.self) { try FileSystem.write([1], to: folder("link")) }
  }

  @Test("R07: on a full disk the older file stays whole and no partial file is left")
  func fullDisk() throws {
    let disk = folder("disk")
    try FileSystem.createDirectory(disk)
    try #require(mount("tmpfs", disk, "tmpfs", 0, "size=64k") == 0, "cannot mount a tmpfs")
    defer { umount2(disk, Int32(MNT_DETACH)) }
    let old = [UInt8](repeating: 1, count: 20_000)
    try FileSystem.write(old, to: "\(disk)/1.png")
    try FileSystem.write(old, to: "\(disk)/2.png")
    let large = [UInt8](repeating: 2, count: 40_000)
    for name in ["3.png", "1.png"] {
      let path = "\(disk)/\(name)"
      #expect(throws: FileError(.noSpace, path: path, reason: "No space left on device")) {
        try FileSystem.write(large, to: path)
      }
    }
    #expect(try FileSystem.list(disk).map(\.name) == ["1.png", "2.png"])
    #expect(try FileSystem.read("\(disk)/1.png", limit: 1 << 20) == old)
  }

  @Test("N02: a name written 1,000 times from 8 threads always leads to one whole file")
  func parallelWrites() async throws {
    let folder = folder
    let path = folder("a.png")
    let writing = Atomic(true)
    let broken = Atomic(0)
    let reader = Thread {
      while writing.load(ordering: .acquiring) {
        guard let bytes = try? FileSystem.read(path, limit: 1 << 20) else { continue }
        if !isWhole(bytes) { broken.add(1, ordering: .relaxed) }
      }
    }
    let writers = (0..<8).map { thread in
      Thread {
        for turn in 0..<125 {
          let fill = UInt8(truncatingIfNeeded: thread * 125 + turn)
          let bytes = [UInt8](repeating: fill, count: 10_000 + Int(fill) * 100)
          if (try? FileSystem.write(bytes, to: path)) == nil { broken.add(1, ordering: .relaxed) }
        }
      }
    }
    writers.forEach { $0.join() }
    writing.store(false, ordering: .releasing)
    reader.join()
    #expect(broken.load(ordering: .relaxed) == 0)
    #expect(isWhole(try FileSystem.read(path, limit: 1 << 20)))
    #expect(try FileSystem.list(folder.path).map(\.name) == ["a.png"])
  }
}

/// Whether all bytes are of one write: the length tells the value that each must have.
private func isWhole(_ bytes: [UInt8]) -> Bool {
  guard let fill = bytes.first else { return false }
  return bytes.count == 10_000 + Int(fill) * 100 && bytes.allSatisfy { $0 == fill }
}
