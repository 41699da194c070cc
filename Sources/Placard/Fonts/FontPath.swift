/// Finds font files where a caller says they are.
public enum FontPath {
  /// How deep folders are searched.
  private static let depth = 4
  private static let extensions = [".ttf", ".otf", ".ttc", ".otc"]

  /// The font files at a path, sorted: the file itself, or all below a folder.
  ///
  /// - Throws: `FileError` for a path that cannot be read or a folder without fonts.
  public static func files(at path: String) throws(FileError) -> [String] {
    let paths = FileSystem.isDirectory(path) ? try below(path, depth: depth) : [path]
    guard !paths.isEmpty, FileSystem.exists(path) else {
      throw FileError(.notFound, path: path, reason: "no font files there")
    }
    return paths
  }

  private static func below(_ folder: String, depth: Int) throws(FileError) -> [String] {
    var found: [String] = []
    for entry in try FileSystem.list(folder) {
      let path = FileSystem.join(folder, entry.name)
      if entry.isDirectory {
        if depth > 1 { found += try below(path, depth: depth - 1) }
      } else if extensions.contains(where: entry.name.lowercased().hasSuffix) {
        found.append(path)
      }
    }
    return found
  }
}
