import Glibc
import Placard
import Testing

/// A folder that lives as long as this value.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/placard-files-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Self.removeTree(path) }

  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  private static func removeTree(_ path: String) {
    for entry in (try? FileSystem.list(path)) ?? [] {
      let inner = "\(path)/\(entry.name)"
      if entry.isDirectory { removeTree(inner) } else { try? FileSystem.remove(inner) }
    }
    try? FileSystem.remove(path)
  }
}
