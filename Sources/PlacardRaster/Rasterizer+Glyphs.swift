import CGraphicsLibs
import PlacardGraphics

extension Rasterizer {
  /// Upright text at rest is made of cached masks: baseline on a whole pixel, origins on quarter
  /// pixels.
  ///
  /// Any other transform is followed exactly, by outline or resampled picture.
  func paint(
    _ run: GlyphRun, at origin: Point, opacity: Double, on context: DrawingContext,
    _ transform: AffineTransform
  ) throws(RasterError) {
    let hasPictures = glyphs.hasPictures(run.face)
    guard transform.isScaleAndTranslation else {
      for glyph in run.glyphs {
        let place = AffineTransform.scale(run.size, run.size)
          .then(.translation(origin.x + glyph.x, origin.y + glyph.y)).then(transform)
        if hasPictures {
          guard let picture = glyphs.source(of: glyph.id, in: run.face) else { continue }
          let pixel = AffineTransform.translation(Double(picture.left), -Double(picture.top))
            .then(.scale(1 / Double(picture.pixelsPerEm), 1 / Double(picture.pixelsPerEm)))
          try paint(picture.bitmap, pixel.then(place), opacity, on: context)
        } else {
          context.add(glyphs.outline(of: glyph.id, in: run.face), transform: place)
          cairo_fill(context.cairo)
        }
      }
      return
    }
    let pixelSize = run.size * transform.a
    let phases = Double(GlyphCache.phases)
    for glyph in run.glyphs {
      let place = transform.apply(Point(origin.x + glyph.x, origin.y + glyph.y))
      let quarters = Int((place.x * phases).rounded())
      let phase = ((quarters % GlyphCache.phases) + GlyphCache.phases) % GlyphCache.phases
      let x = (quarters - phase) / GlyphCache.phases
      let y = Int(place.y.rounded())
      if hasPictures {
        // Colour glyphs keep their colours; the text's opacity is theirs too.
        if let picture = glyphs.picture(
          of: glyph.id, in: run.face, pixelSize: pixelSize, phase: phase)
        {
          let shift = AffineTransform.translation(Double(x + picture.x), Double(y + picture.y))
          try paint(picture.bitmap, shift, opacity, on: context)
        }
        continue
      }
      guard
        let mask = try glyphs.mask(
          of: glyph.id, in: run.face, pixelSize: pixelSize, phase: phase)
      else { continue }
      context.paint(through: mask.coverage, x: x + mask.x, y: y + mask.y)
    }
  }

  /// Paints a picture whose pixels go through the transform: one by one where it is a translation
  /// by whole pixels, and none where it leaves no area.
  func paint(
    _ bitmap: Bitmap, _ transform: AffineTransform, _ opacity: Double, on context: DrawingContext
  ) throws(RasterError) {
    guard transform.a * transform.d != transform.b * transform.c else { return }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    try bitmap.withSurface { surface in
      cairo_save(context.cairo)
      cairo_transform(context.cairo, &matrix)
      cairo_set_source_surface(context.cairo, surface, 0, 0)
      cairo_paint_with_alpha(context.cairo, opacity)
      cairo_restore(context.cairo)
    }
  }
}
