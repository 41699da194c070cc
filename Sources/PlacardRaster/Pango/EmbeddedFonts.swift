import CPlacard
import PlacardGraphics
import Synchronization

/// The fonts in the binary, each behind an anonymous file in memory from the moment that a text
/// first needs it, so that nothing on the disk is read and a moved binary still works.
enum EmbeddedFonts {
  /// The files in order of preference; the first is the default face, the last has colour emoji.
  static let files = (0..<placard_font_count()).map {
    FontFile(embedded: $0, name: String(cString: placard_font_name($0)))
  }

  /// Descriptors stay open for the process's life: every worker opens the same files.
  private static let descriptors = Mutex<[Int32: Int32]>([:])

  static func path(_ index: Int32, name: String) throws(RasterError) -> String {
    let descriptor = descriptors.withLock { known -> Int32 in
      if let descriptor = known[index] { return descriptor }
      var length = 0
      let bytes = placard_font_bytes(index, &length)
      let descriptor = placard_memory_file(name, bytes, length)
      if descriptor >= 0 { known[index] = descriptor }
      return descriptor
    }
    guard descriptor >= 0 else {
      throw RasterError(.font, "no memory file for the embedded font \(name)")
    }
    return "/proc/self/fd/\(descriptor)"
  }
}
