import Placard

extension SnapshotStore {
  /// The files below `root` that lie in no folder of a known case, by paths relative to `root`, in
  /// the order of a walk that goes through each folder by the bytes of its names.
  ///
  /// A case accounts for the files of its own folder, not for those of folders below it. Symbolic
  /// links count as files and are not followed. A missing `root` has no files.
  public func orphans(known cases: [String]) throws(SnapshotError) -> [String] {
    guard FileSystem.exists(root) else { return [] }
    do throws(FileError) {
      return try orphans(in: nil, Set(cases.map(SnapshotName.path)))
    } catch {
      throw .file(error)
    }
  }

  private func orphans(
    in folder: String?, _ known: Set<String>
  ) throws(FileError) -> [String] {
    let isKnown = folder.map(known.contains) ?? false
    var found: [String] = []
    for entry in try FileSystem.list(folder.map { FileSystem.join(root, $0) } ?? root) {
      let path = folder.map { FileSystem.join($0, entry.name) } ?? entry.name
      if entry.isDirectory {
        found += try orphans(in: path, known)
      } else if !isKnown {
        found.append(path)
      }
    }
    return found
  }
}
