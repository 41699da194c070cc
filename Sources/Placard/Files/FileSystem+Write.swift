import Glibc

extension FileSystem {
  /// Writes a file in one step: at any moment its name leads to all the old bytes or to all the
  /// new ones, and after an error to the old ones.
  ///
  /// The bytes go to a temporary name in the same folder, which then replaces the file; a symbolic
  /// link stays and its target is replaced. A new file gets mode 0644 less the process's mask, an
  /// old one keeps its mode. Devices and pipes cannot be replaced and are written directly, the
  /// process's own descriptors (`/dev/stdout`, `/dev/fd/3`) through the descriptor. A pipe without
  /// a reader is an error only where the process ignores SIGPIPE.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try refuseNUL(in: path, .cannotCreate)
    if let own = ownDescriptor(path) {
      return try put(bytes, into: fcntl(own, F_DUPFD_CLOEXEC, 0), path)
    }
    guard path.utf8.last != UInt8(ascii: "/") else {
      throw FileError(EISDIR, path: path, otherwise: .isDirectory)
    }
    let old = status(of: path, followingLinks: true)
    if let old, old.st_mode & S_IFMT != S_IFREG {
      return try put(bytes, into: open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY), path)
    }
    do throws(FileError) {
      try replace(try resolve(path), with: bytes, mode: old.map { $0.st_mode & 0o777 })
    } catch {
      throw FileError(error.code, path: path, reason: error.reason)
    }
  }

  /// Adds bytes at a file's end, in one call of the system so that two writers do not mix their
  /// lines; the file is made where it is missing.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    try refuseNUL(in: path, .cannotCreate)
    try put(bytes, into: open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644), path)
  }

  /// A name that nothing has, in the folder of a file that is to be made.
  static func temporaryName(beside path: String) -> String {
    let unique = String(UInt64.random(in: .min ... .max), radix: 16)
    return join(split(path).folder, ".placard-\(getpid())-\(unique).tmp")
  }

  /// Gives a file another name in one step; a file of that name is replaced.
  static func rename(_ path: String, to target: String) throws(FileError) {
    guard Glibc.rename(path, target) == 0 else {
      throw FileError(errno, path: target, otherwise: .cannotCreate)
    }
  }

  private static func replace(
    _ target: String, with bytes: [UInt8], mode: mode_t?
  ) throws(FileError) {
    var temporary: String
    var descriptor: Int32
    repeat {
      // Not derived from the target's name, which may have the longest length allowed already.
      temporary = temporaryName(beside: target)
      descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o644)
    } while descriptor < 0 && errno == EEXIST
    guard descriptor >= 0 else { throw FileError(errno, path: target, otherwise: .cannotCreate) }
    do throws(FileError) {
      try put(bytes, into: descriptor, target)
      // The mask may have taken bits that the old file has. A file system without modes refuses,
      // and the file is no worse for it.
      if let mode { chmod(temporary, mode) }
      guard Glibc.rename(temporary, target) == 0 else {
        throw FileError(errno, path: target, otherwise: .cannotCreate)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes and closes the descriptor in every case.
  ///
  /// A network file system may report a full disk on closing only, so that counts as well.
  private static func put(
    _ bytes: [UInt8], into descriptor: Int32, _ path: String
  ) throws(FileError) {
    guard descriptor >= 0 else { throw FileError(errno, path: path, otherwise: .cannotCreate) }
    var failure: Int32 = 0
    var done = 0
    while done < bytes.count && failure == 0 {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if count >= 0 {
        done += count
      } else if case let number = errno, !canRetry(number, on: descriptor, POLLOUT) {
        failure = number
      }
    }
    // After an interrupted close the descriptor is gone on Linux; closing again could hit a
    // stranger's.
    if close(descriptor) != 0, failure == 0, errno != EINTR { failure = errno }
    guard failure == 0 else { throw FileError(failure, path: path, otherwise: .ioError) }
  }

  /// The number of the descriptor of this process that a path names.
  private static func ownDescriptor(_ path: String) -> Int32? {
    switch path {
    case "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      for prefix in ["/dev/fd/", "/proc/self/fd/"] where path.hasPrefix(prefix) {
        return Int32(path.dropFirst(prefix.count))
      }
      return nil
    }
  }
}
