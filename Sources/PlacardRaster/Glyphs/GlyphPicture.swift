import CGraphicsLibs
import PlacardGraphics

/// A glyph of a bitmap font: a picture and its place.
struct GlyphPicture {
  let bitmap: Bitmap
  /// Offset of the picture's left edge from the origin and of its top edge above the baseline, in
  /// its own pixels.
  let left: Int
  let top: Int
  /// Pixels of the picture per em.
  let pixelsPerEm: Int

  /// Copies FreeType's premultiplied BGRA rows.
  init?(_ slot: FT_GlyphSlotRec, pixelsPerEm: Int) {
    let source = slot.bitmap
    let width = Int(source.width)
    let height = Int(source.rows)
    guard width > 0, height > 0, pixelsPerEm > 0,
      source.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let bytes = source.buffer
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = bytes + y * Int(source.pitch)
      for x in 0..<width {
        let p = row + 4 * x
        pixels.append(UInt32(p[3]) << 24 | UInt32(p[2]) << 16 | UInt32(p[1]) << 8 | UInt32(p[0]))
      }
    }
    bitmap = Bitmap(width: width, height: height, pixels: pixels)
    left = Int(slot.bitmap_left)
    top = Int(slot.bitmap_top)
    self.pixelsPerEm = pixelsPerEm
  }
}
