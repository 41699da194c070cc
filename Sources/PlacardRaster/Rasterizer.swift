import CGraphicsLibs
public import PlacardGraphics

/// Paints display lists with cairo.
///
/// Not for use by several threads at once: each worker owns one. What it keeps between pictures
/// (glyph masks, shadows, decoded images) changes speed only, never a pixel.
public final class Rasterizer {
  let glyphs: GlyphCache
  let images: ImageLibrary
  private let shadows = ShadowCache()
  /// Translucent surfaces; one that covers a whole screen at 3x takes 12 MB.
  var surfaces = RecentCache<SurfaceKey, SurfacePicture>(limit: 8 << 20, least: 2)

  /// Opens the fonts of a collection.
  ///
  /// - Throws: `RasterError` with code `font`.
  public init(_ collection: FontCollection, images: ImageLibrary) throws(RasterError) {
    glyphs = GlyphCache(try FontFaces(collection))
    self.images = images
  }

  /// Shares the open fonts of the shaper that a worker lays text out with.
  public init(sharing shaper: TextShaper, images: ImageLibrary) {
    glyphs = shaper.glyphs
    self.images = images
  }

  /// Paints a display list on a transparent picture.
  ///
  /// - Parameters:
  ///   - scale: pixels per point, above 0.
  /// - Throws: `RasterError`, or what reading an image throws.
  public func render(_ list: DisplayList, scale: Double) throws -> Bitmap {
    let size = try PixelSize(list.size, scale: scale)
    return try picture(
      of: list.items, .scale(scale, scale), width: size.width, height: size.height)
  }

  /// Steps on a transparent picture.
  func picture(
    of items: [DisplayItem], _ transform: AffineTransform, width: Int, height: Int
  ) throws -> Bitmap {
    var failure: (any Error)?
    let count = width * height
    var fills = CoveringFills(width: width, height: height)
    let items = fills.takeOff(items, transform)
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: fills.pixel)
      initialized = count
      guard let start = buffer.baseAddress else { return }
      do {
        try paint(items, transform, on: UnsafeMutableRawPointer(start), width, height)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Paints steps onto a picture.
  func paint(_ items: [DisplayItem], scale: Double, onto bitmap: inout Bitmap) throws {
    let (width, height) = (bitmap.width, bitmap.height)
    try bitmap.pixels.withUnsafeMutableBytes { raw in
      guard let start = raw.baseAddress else { return }
      try paint(items, .scale(scale, scale), on: start, width, height)
    }
  }

  private func paint(
    _ items: [DisplayItem], _ transform: AffineTransform, on memory: UnsafeMutableRawPointer,
    _ width: Int, _ height: Int
  ) throws {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw RasterError(.library, "cairo cannot use the picture's memory") }
    defer { cairo_surface_destroy(surface) }
    let context = try DrawingContext(surface)
    try paint(items, on: context, transform)
    try context.check()
    cairo_surface_flush(surface)
  }

  func paint(
    _ items: [DisplayItem], on context: DrawingContext, _ transform: AffineTransform
  ) throws {
    for item in items { try paint(item, on: context, transform) }
  }

  private func paint(
    _ item: DisplayItem, on context: DrawingContext, _ transform: AffineTransform
  ) throws {
    let cairo = context.cairo
    switch item {
    case .fill(let path, let paint):
      context.setSource(paint, transform: transform)
      context.add(path, transform: transform)
      cairo_fill(cairo)
    case .difference(let outer, let inner, let color):
      try paintDifference(outer, inner, color, on: context, transform)
    case .stroke(let path, let style, let color):
      context.setSource(color)
      context.add(path, transform: transform)
      cairo_set_line_width(cairo, style.width * transform.uniformScale)
      let isRound = style.cap == .round
      cairo_set_line_cap(cairo, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
      cairo_set_line_join(cairo, isRound ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
      cairo_stroke(cairo)
    case .glyphs(let run, let origin, let color):
      context.setSource(color)
      try paint(run, at: origin, opacity: Double(color.alpha) / 255, on: context, transform)
    case .image(let reference, let rect, let tint):
      try paintImage(reference, in: rect, tint, on: context, transform)
    case .tiles(let reference, let scale, let rect):
      try paintTiles(reference, scale, in: rect, on: context, transform)
    case .shadow(let shadow):
      if let mask = try shadows.mask(of: shadow, transform) {
        context.setSource(shadow.color)
        context.paint(through: mask.coverage, x: mask.x, y: mask.y)
      }
    case .backdropEffect(let effect): try paint(effect, on: context, transform)
    case .group(let group): try paint(group, on: context, transform)
    }
  }

  private func paint(
    _ group: DisplayGroup, on context: DrawingContext, _ transform: AffineTransform
  ) throws {
    guard group.opacity > 0 else { return }
    let cairo = context.cairo
    let inner = group.transform.then(transform)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let clip = group.clip {
      context.add(clip, transform: inner)
      cairo_clip(cairo)
    }
    guard group.opacity < 1 else { return try paint(group.items, on: context, inner) }
    cairo_push_group(cairo)
    let result = Result { try paint(group.items, on: context, inner) }
    cairo_pop_group_to_source(cairo)
    try result.get()
    cairo_paint_with_alpha(cairo, group.opacity)
  }

  private func paintDifference(
    _ outer: Path, _ inner: Path, _ color: Color, on context: DrawingContext,
    _ transform: AffineTransform
  ) throws(RasterError) {
    guard let bounds = outer.transformed(by: transform).controlBounds else { return }
    let box = PixelBox(around: bounds)
    let (x, y) = (box.columns.lowerBound, box.rows.lowerBound)
    let mask = try CoverageMask(width: box.columns.count, height: box.rows.count)
    let local = transform.then(.translation(Double(-x), Double(-y)))
    try mask.fill(outer, minus: inner, transform: local)
    context.setSource(color)
    context.paint(through: mask, x: x, y: y)
  }
}
