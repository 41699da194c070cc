import PlacardGraphics
import CPlacard

/// Which fonts text may use: an immutable description that workers open for themselves.
public struct FontCollection: Hashable, Sendable {
  /// One font file.
  public struct File: Hashable, Sendable {
    /// The name by which glyph runs refer to the file.
    public var name: String
    /// Where fontconfig and FreeType can open it.
    public var path: String
  }

  /// The files in order of preference; the first holds the default family.
  public var files: [File]

  /// The embedded fonts, each behind an anonymous file in memory so that nothing on the disk is
  /// read and a moved binary still works.
  ///
  /// - Throws: `RasterError` with code `font` where the system refuses such files.
  public static func bundled() throws -> FontCollection {
    FontCollection(files: try embedded.get())
  }

  /// The descriptors stay open for the process's life: every worker opens the same files.
  private static let embedded: Result<[File], RasterError> = Result {
    () throws(RasterError) -> [File] in
    var files: [File] = []
    for index in 0..<placard_font_count() {
      let name = String(cString: placard_font_name(index))
      var length = 0
      let bytes = placard_font_bytes(index, &length)
      let descriptor = placard_memory_file(name, bytes, length)
      guard descriptor >= 0 else {
        throw RasterError(.font, "no memory file for the embedded font \(name)")
      }
      files.append(File(name: name, path: "/proc/self/fd/\(descriptor)"))
    }
    return files
  }
}
