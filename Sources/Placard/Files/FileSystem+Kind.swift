import Glibc

extension FileSystem {
  /// Whether a path leads to a folder.
  package static func isDirectory(_ path: String) -> Bool {
    guard let status = status(of: path, followingLinks: true) else { return false }
    return status.st_mode & S_IFMT == S_IFDIR
  }
}

extension FileSystem {
  /// Whether a path leads to an ordinary file or to nothing yet, so that writing makes a file.
  package static func isRegularOrNew(_ path: String) -> Bool {
    guard let status = status(of: path, followingLinks: true) else { return true }
    return status.st_mode & S_IFMT == S_IFREG
  }
}

extension FileSystem {
  /// Size in bytes and time of the last change of an ordinary file; `nil` where there is none.
  package static func stamp(of path: String) -> (size: Int, nanoseconds: Int)? {
    guard let status = status(of: path, followingLinks: true), status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return (
      Int(status.st_size), status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    )
  }
}
