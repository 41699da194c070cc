import Placard
import PlacardGraphics

extension SnapshotStore {
  /// Bytes up to which a reference is read, many times what a picture of a screen takes.
  private static let longestReference = 64 << 20

  static func relativePath(_ name: String, _ caseName: String, _ suffix: String) -> String {
    "\(SnapshotName.path(caseName))/\(SnapshotName(name)).\(suffix)"
  }

  /// The bytes of a reference; nil where there is none or the mode is not to look.
  func reference(_ path: String) throws(SnapshotError) -> [UInt8]? {
    let place = try place(of: path, in: root)
    if mode == .all { return nil }
    do throws(FileError) {
      return try FileSystem.read(place, limit: Self.longestReference)
    } catch {
      if error.code == .notFound { return nil }
      throw .file(FileError(error.code, path: path, reason: error.reason))
    }
  }

  func encode(_ picture: Bitmap, _ scale: Double, _ path: String) throws(SnapshotError) -> [UInt8] {
    do {
      return try codec.encode(picture, scale)
    } catch {
      throw .cannotEncode(path: path, reason: "\(error)")
    }
  }

  func record(_ bytes: [UInt8], _ path: String) throws(SnapshotError) -> SnapshotOutcome {
    try write(bytes, path, to: place(of: path, in: root))
    return .recorded(path: path)
  }

  /// Reports a mismatch and leaves its files, given by the suffixes of their names.
  func mismatch(
    _ path: String, _ summary: String, _ files: [(suffix: String, bytes: [UInt8])],
    _ name: String, _ caseName: String
  ) throws(SnapshotError) -> SnapshotOutcome {
    var written: [String] = []
    if let artifacts {
      for (suffix, bytes) in files {
        let artifact = FileSystem.join(artifacts, Self.relativePath(name, caseName, suffix))
        let place = try place(of: artifact, in: artifacts)
        guard try !Self.isBelow(place, resolve(root)) else {
          throw .amongReferences(path: artifact, root: root)
        }
        try write(bytes, artifact, to: place)
        written.append(artifact)
      }
    }
    return .mismatched(SnapshotReport(reference: path, summary: summary, artifacts: written))
  }

  /// The place that a path leads to, symbolic links followed, which must lie below a folder.
  private func place(of path: String, in folder: String) throws(SnapshotError) -> String {
    let place = try resolve(path)
    guard try Self.isBelow(place, resolve(folder)) else {
      throw .outside(path: path, folder: folder)
    }
    return place
  }

  private func resolve(_ path: String) throws(SnapshotError) -> String {
    do throws(FileError) {
      return try FileSystem.resolve(path)
    } catch {
      throw .file(error)
    }
  }

  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: FileSystem.join(folder, "").utf8)
  }

  private func write(
    _ bytes: [UInt8], _ path: String, to place: String
  ) throws(SnapshotError) {
    do throws(FileError) {
      try FileSystem.createDirectory(FileSystem.split(place).folder)
      try FileSystem.write(bytes, to: place)
    } catch {
      throw .file(FileError(error.code, path: path, reason: error.reason))
    }
  }
}
