import Placard

/// Places in the checked-out repository.
enum Repository {
  /// The folder with the manifest, three names above this file.
  static let root = (0..<3).reduce(#filePath) { path, _ in FileSystem.split(path).folder }

  static func path(_ name: String) -> String { FileSystem.join(root, name) }

  /// The bytes of a file; none of the repository's texts is larger than the limit.
  static func read(_ path: String) throws -> [UInt8] {
    try FileSystem.read(path, limit: 1 << 20)
  }

  /// Reads the document in a file, its pictures relative to the file's folder.
  static func document(_ path: String) throws -> AlertDocument {
    try AlertDocument(json: read(path), folder: FileSystem.split(path).folder)
  }
}
