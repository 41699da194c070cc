import CGraphicsLibs
import PlacardGraphics

/// A cairo context, destroyed with its owner.
final class DrawingContext {
  let cairo: OpaquePointer

  init(_ surface: OpaquePointer) throws(RasterError) {
    guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
      throw RasterError(.library, "cairo cannot draw on this surface")
    }
    self.cairo = cairo
    // Curves are flattened to within three levels of the coverage, so that discs look symmetric.
    cairo_set_tolerance(cairo, 0.01)
  }

  deinit { cairo_destroy(cairo) }

  /// Fails where an earlier drawing call did.
  func check() throws(RasterError) {
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw RasterError(.library, "cairo: " + String(cString: cairo_status_to_string(status)))
    }
  }

  /// Adds a path's elements to the current path.
  func add(_ path: Path, transform: AffineTransform) {
    for element in path.elements {
      switch element {
      case .move(let p):
        let q = transform.apply(p)
        cairo_move_to(cairo, q.x, q.y)
      case .line(let p):
        let q = transform.apply(p)
        cairo_line_to(cairo, q.x, q.y)
      case .cubic(let a, let b, let c):
        let p = transform.apply(a)
        let q = transform.apply(b)
        let r = transform.apply(c)
        cairo_curve_to(cairo, p.x, p.y, q.x, q.y, r.x, r.y)
      case .close: cairo_close_path(cairo)
      }
    }
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(
      cairo, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  /// Sets a paint whose points go through the transform.
  func setSource(_ paint: Paint, transform: AffineTransform) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient):
      let start = transform.apply(gradient.start)
      let end = transform.apply(gradient.end)
      guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else {
        return
      }
      for stop in gradient.stops {
        let c = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.offset, Double(c.red) / 255, Double(c.green) / 255, Double(c.blue) / 255,
          Double(c.alpha) / 255)
      }
      cairo_set_source(cairo, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  /// Paints the current source through a mask whose corner lies on a whole pixel.
  func paint(through mask: CoverageMask, x: Int, y: Int) {
    cairo_mask_surface(cairo, mask.surface, Double(x), Double(y))
  }
}
