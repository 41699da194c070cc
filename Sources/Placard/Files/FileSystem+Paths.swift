import Glibc

extension FileSystem {
  /// A path's folder and last name; trailing slashes are dropped, and the folder of a bare name is
  /// ".".
  package static func split(_ path: String) -> (folder: String, name: String) {
    var path = path[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", String(path)) }
    let folder = slash == path.startIndex ? "/" : path[..<slash]
    return (String(folder), String(path[path.utf8.index(after: slash)...]))
  }

  /// A name below a folder.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The absolute path that a path leads to, every symbolic link followed.
  ///
  /// Its last names need not exist. A dangling link resolves to the place where writing through it would make a file.
  package static func resolve(_ path: String) throws(FileError) -> String {
    try refuseNUL(in: path, .cannotCreate)
    // As many links as the kernel follows before it gives up.
    return try resolve(path, links: 40)
  }

  private static func resolve(_ path: String, links: Int) throws(FileError) -> String {
    if let whole = realpath(path, nil) {
      defer { free(whole) }
      return String(cString: whole)
    }
    guard errno == ENOENT else { throw FileError(errno, path: path, otherwise: .cannotCreate) }
    let (folder, name) = split(path)
    if let target = linkTarget(of: path) {
      guard links > 0 else { throw FileError(ELOOP, path: path, otherwise: .cannotCreate) }
      let isAbsolute = target.utf8.first == UInt8(ascii: "/")
      return try resolve(isAbsolute ? target : join(folder, target), links: links - 1)
    }
    // What ".." means below a missing folder cannot be known.
    guard !["", ".", ".."].contains(name) else {
      throw FileError(ENOENT, path: path, otherwise: .cannotCreate)
    }
    return join(try resolve(folder, links: links), name)
  }

  private static func linkTarget(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      return count < 0
        ? nil : String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }
}
