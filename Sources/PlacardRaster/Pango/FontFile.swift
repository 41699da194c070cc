import PlacardGraphics

/// A font file that text may use.
public struct FontFile: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// Compiled into the binary, by its place in the table.
    case embedded(Int32)
    /// On the disk.
    case path(String)
  }

  /// The name by which glyph runs and reports refer to the file.
  public let name: String
  let source: Source

  /// A file on the disk, named after its last path component.
  ///
  /// Whether it can be used is found out when a text needs it.
  public init(path: String) {
    name = String(path.split(separator: "/").last ?? "")
    source = .path(path)
  }

  init(embedded index: Int32, name: String) {
    self.name = name
    source = .embedded(index)
  }

  /// Where fontconfig and FreeType can open the file.
  func location() throws(RasterError) -> String {
    switch source {
    case .embedded(let index): try EmbeddedFonts.path(index, name: name)
    case .path(let path): path
    }
  }
}
