import Glibc
import Placard
import PlacardSnapshots
import Testing

/// A temporary folder with a folder of references and one of artifacts, removed with this value.
final class SnapshotFolder: Sendable {
  let path: String
  var root: String { path + "/references" }
  var artifacts: String { path + "/artifacts" }

  init() throws {
    var template = Array("/tmp/placard-snapshots-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.removeTree(path) }

  func store(_ mode: RecordMode) -> SnapshotStore {
    SnapshotStore(root: root, artifacts: artifacts, mode: mode, codec: FakeCodec.standard)
  }

  /// The files below the folder by relative paths, sorted by folder.
  func files() throws -> [String] {
    try SnapshotStore(root: path, artifacts: nil, mode: .never, codec: FakeCodec.standard)
      .orphans(known: [])
  }

  func write(_ bytes: [UInt8], to path: String) throws {
    try FileSystem.createDirectory(FileSystem.split(path).folder)
    try FileSystem.write(bytes, to: path)
  }

  func read(_ name: String) throws -> [UInt8] {
    try FileSystem.read("\(path)/\(name)", limit: 1 << 24)
  }

  private static func removeTree(_ path: String) {
    for entry in (try? FileSystem.list(path)) ?? [] {
      let inner = "\(path)/\(entry.name)"
      if entry.isDirectory { removeTree(inner) } else { try? FileSystem.remove(inner) }
    }
    try? FileSystem.remove(path)
  }
}
