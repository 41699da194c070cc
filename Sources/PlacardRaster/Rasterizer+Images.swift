import CGraphicsLibs
import PlacardGraphics

extension Rasterizer {
  func paintImage(
    _ reference: ImageReference, in rect: Rect, _ tint: Color?, on context: DrawingContext,
    _ transform: AffineTransform
  ) throws {
    let bitmap = try images.bitmap(of: reference)
    let target = Rect(
      origin: transform.apply(rect.origin),
      size: Size(rect.width * transform.a, rect.height * transform.d))
    guard !target.isEmpty else { return }
    let cairo = context.cairo
    let scale = Size(
      target.width / Double(bitmap.width), target.height / Double(bitmap.height))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    // cairo's filters drop pixels where a picture shrinks much.
    guard scale.width >= 1 || scale.height >= 1 else {
      let corner = Point(target.minX.rounded(.down), target.minY.rounded(.down))
      let offset = Point(target.minX - corner.x, target.minY - corner.y)
      let reduced = try images.reduced(reference, by: scale, offset: offset)
      cairo_translate(cairo, corner.x, corner.y)
      return try paint(
        reduced, tint, filter: CAIRO_FILTER_NEAREST, extend: CAIRO_EXTEND_NONE, on: context)
    }
    cairo_rectangle(cairo, target.minX, target.minY, target.width, target.height)
    cairo_clip(cairo)
    cairo_translate(cairo, target.minX, target.minY)
    cairo_scale(cairo, scale.width, scale.height)
    // Without padding a picture's edge would fade into its surroundings.
    try paint(bitmap, tint, filter: CAIRO_FILTER_GOOD, extend: CAIRO_EXTEND_PAD, on: context)
  }

  func paintTiles(
    _ reference: ImageReference, _ scale: Double, in rect: Rect, on context: DrawingContext,
    _ transform: AffineTransform
  ) throws {
    let bitmap = try images.bitmap(of: reference)
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    context.add(.rectangle(rect), transform: transform)
    cairo_clip(cairo)
    let origin = transform.apply(rect.origin)
    cairo_translate(cairo, origin.x, origin.y)
    cairo_scale(cairo, transform.a / scale, transform.d / scale)
    try paint(bitmap, nil, filter: CAIRO_FILTER_GOOD, extend: CAIRO_EXTEND_REPEAT, on: context)
  }

  /// Paints a picture at the origin of the context's coordinates, a pixel a unit.
  private func paint(
    _ bitmap: Bitmap, _ tint: Color?, filter: cairo_filter_t, extend: cairo_extend_t,
    on context: DrawingContext
  ) throws(RasterError) {
    let cairo = context.cairo
    try bitmap.withSurface { surface in
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_filter(pattern, filter)
      cairo_pattern_set_extend(pattern, extend)
      if let tint {
        context.setSource(tint)
        cairo_mask(cairo, pattern)
      } else {
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
      }
      // The context must not keep memory that ends here.
      cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    }
  }
}
