import Placard

/// Where `render` puts its pictures.
enum RenderTarget {
  /// One picture to standard output.
  case standardOutput
  /// Pictures of one document beside a path, which gets the variants' suffixes.
  case file(folder: String, base: String)
  /// Pictures named after their documents.
  case folder(String)

  /// - Throws: `UsageError` for an output that cannot hold that many pictures or another format.
  init(_ arguments: ParsedArguments, pictures: Int) throws {
    let documents = arguments.operands
    guard let output = arguments.value("--output") else {
      if documents == ["-"] {
        self = try Self.single(arguments, pictures)
      } else {
        self = .folder(".")
      }
      return
    }
    if output == "-" {
      self = try Self.single(arguments, pictures)
    } else if output.hasSuffix("/") || FileSystem.isDirectory(output) {
      self = .folder(output)
    } else if documents.count > 1 {
      throw arguments.error(
        "several documents need a folder: write \"-o \(output)/\"")
    } else {
      let (folder, name) = FileSystem.split(output)
      guard name.lowercased().hasSuffix(".png") || !FileSystem.isRegularOrNew(output) else {
        throw arguments.error("--output \"\(output)\" must end in .png, the only format so far")
      }
      self = .file(folder: folder, base: name)
    }
  }

  private static func single(_ arguments: ParsedArguments, _ pictures: Int) throws -> Self {
    guard pictures == 1 else {
      throw arguments.error(
        "standard output takes one picture, not \(pictures): give a folder with -o")
    }
    return .standardOutput
  }

  /// Writes one picture.
  ///
  /// - Parameters:
  ///   - named: adds suffix and extension to a base name.
  func write(
    _ bytes: [UInt8], of document: String, named: (String) -> String, to console: any Console
  ) throws {
    switch self {
    case .standardOutput: try console.write(bytes)
    case .file(let folder, let base):
      let path = FileSystem.join(folder, base)
      guard base.lowercased().hasSuffix(".png") else {
        // A device or pipe keeps its name.
        return try FileSystem.write(bytes, to: path)
      }
      try FileSystem.write(
        bytes, to: FileSystem.join(folder, named(String(base.dropLast(4)))))
    case .folder(let folder):
      try FileSystem.createDirectory(folder)
      let name = document == "-" ? "stdin" : FileSystem.split(document).name
      let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
      try FileSystem.write(bytes, to: FileSystem.join(folder, named(base)))
    }
  }
}
