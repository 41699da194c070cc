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
