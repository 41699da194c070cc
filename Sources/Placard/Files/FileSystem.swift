import Glibc

/// Files and folders by path.
///
/// Every function may be called from any thread. A path with a NUL byte, where the system would
/// take it to end, is refused.
package enum FileSystem {
  /// One name in a folder.
  package struct Entry: Hashable, Sendable {
    /// The name without its folder.
    package let name: String
    /// Whether it is a folder itself; a symbolic link to one is not.
    package let isDirectory: Bool
  }

  /// All bytes of a file, pipe or device; one that holds more than `limit` bytes is refused.
  package static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try refuseNUL(in: path, .notFound)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(errno, path: path, otherwise: .notReadable) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 {
        let number = errno
        if canRetry(number, on: descriptor, POLLIN) { continue }
        throw FileError(number, path: path, otherwise: .notReadable)
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw FileError(.tooLarge, path: path, reason: "Larger than \(limit) bytes")
      }
    }
  }

  /// The names in a folder without "." and "..", in the order of their bytes.
  package static func list(_ path: String) throws(FileError) -> [Entry] {
    try refuseNUL(in: path, .notFound)
    guard let stream = opendir(path) else {
      throw FileError(errno, path: path, otherwise: .notReadable)
    }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." {
        let kind = status(of: join(path, name), followingLinks: false).map { $0.st_mode & S_IFMT }
        entries.append(Entry(name: name, isDirectory: kind == S_IFDIR))
      }
      errno = 0
    }
    guard errno == 0 else { throw FileError(errno, path: path, otherwise: .notReadable) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Whether the name leads to something, symbolic links followed.
  package static func exists(_ path: String) -> Bool {
    !path.utf8.contains(0) && status(of: path, followingLinks: true) != nil
  }

  /// Makes a folder and those above it; one that exists already is fine.
  package static func createDirectory(_ path: String) throws(FileError) {
    try refuseNUL(in: path, .cannotCreate)
    if mkdir(path, 0o777) == 0 { return }
    switch errno {
    case EEXIST:
      let kind = status(of: path, followingLinks: true).map { $0.st_mode & S_IFMT }
      guard kind == S_IFDIR else { throw FileError(EEXIST, path: path, otherwise: .cannotCreate) }
    case ENOENT:
      let folder = split(path).folder
      guard folder.utf8.count < path.utf8.count else {
        throw FileError(ENOENT, path: path, otherwise: .cannotCreate)
      }
      try createDirectory(folder)
      // Another thread may have made it in between, which is as good.
      guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
        throw FileError(errno, path: path, otherwise: .cannotCreate)
      }
    case let number:
      throw FileError(number, path: path, otherwise: .cannotCreate)
    }
  }

  /// Removes a file, a symbolic link (never what it leads to) or an empty folder.
  package static func remove(_ path: String) throws(FileError) {
    try refuseNUL(in: path, .notFound)
    guard Glibc.remove(path) == 0 else {
      let number = errno
      throw FileError(
        number, path: path, otherwise: number == ENOENT ? .notFound : .cannotCreate)
    }
  }

  static func refuseNUL(in path: String, _ code: FileError.Code) throws(FileError) {
    guard !path.utf8.contains(0) else {
      throw FileError(code, path: path, reason: "A path cannot hold a NUL byte")
    }
  }

  static func status(of path: String, followingLinks: Bool) -> stat? {
    var result = stat()
    let failed = followingLinks ? stat(path, &result) : lstat(path, &result)
    return failed == 0 ? result : nil
  }

  /// Whether a call that failed with this `errno` may be made again; waits for a descriptor that
  /// another process made non-blocking.
  static func canRetry(_ number: Int32, on descriptor: Int32, _ events: Int32) -> Bool {
    guard number == EAGAIN else { return number == EINTR }
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}
