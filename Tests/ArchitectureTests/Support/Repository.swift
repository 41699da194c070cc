import Foundation

/// The working copy that these tests were compiled in.
enum Repository {
  /// The folder of `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Every Swift file below a folder of the repository, by path.
  static func swiftFiles(in folder: String) throws -> [SourceFile] {
    let base = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: base.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(folder)/\($0)" }
      .map { SourceFile(path: $0, text: try text($0)) }
  }
}
