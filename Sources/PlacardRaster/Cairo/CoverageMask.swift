import CGraphicsLibs
import PlacardGraphics

/// An eight-bit coverage picture.
final class CoverageMask {
  let width: Int
  let height: Int
  let stride: Int
  let surface: OpaquePointer

  /// Creates an empty mask; at least one pixel in each direction is made.
  init(width: Int, height: Int) throws(RasterError) {
    self.width = max(1, width)
    self.height = max(1, height)
    guard self.width <= PixelSize.largestSide, self.height <= PixelSize.largestSide,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(self.width), Int32(self.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw RasterError(.library, "no memory for a mask of \(width)×\(height) pixels") }
    self.surface = surface
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Bytes that the mask takes.
  var byteCount: Int { stride * height }

  deinit { cairo_surface_destroy(surface) }

  /// Adds the inside of a path, given in pixels after the transform.
  func fill(
    _ path: Path, transform: AffineTransform, using mode: cairo_operator_t = CAIRO_OPERATOR_OVER
  ) throws(RasterError) {
    let context = try DrawingContext(surface)
    context.add(path, transform: transform)
    cairo_set_operator(context.cairo, mode)
    cairo_set_source_rgba(context.cairo, 0, 0, 0, 1)
    cairo_fill(context.cairo)
  }

  /// Adds what lies inside the first path and outside the second.
  func fill(_ outer: Path, minus inner: Path, transform: AffineTransform) throws(RasterError) {
    try fill(outer, transform: transform)
    try fill(inner, transform: transform, using: CAIRO_OPERATOR_DEST_OUT)
  }

  /// Reads or changes the rows, `stride` bytes each.
  func withBytes<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return cairo_image_surface_get_data(surface).map(body)
  }
}
