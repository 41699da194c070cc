import CGraphicsLibs
import PlacardGraphics

extension Bitmap {
  /// Lends the pixels to cairo as a surface to read from, without copying them.
  ///
  /// The surface must not outlive the closure: no context may keep it as its source.
  ///
  /// - Throws: `RasterError` with code `library` where cairo refuses.
  func withSurface(_ body: (OpaquePointer) -> Void) throws(RasterError) {
    let isLent = pixels.withUnsafeBytes { raw -> Bool in
      let start = raw.assumingMemoryBound(to: UInt8.self).baseAddress
      guard
        let surface = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: start), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4)), cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
      else { return false }
      defer { cairo_surface_destroy(surface) }
      body(surface)
      return true
    }
    guard isLent else { throw RasterError(.library, "cairo cannot use a picture's memory") }
  }
}
