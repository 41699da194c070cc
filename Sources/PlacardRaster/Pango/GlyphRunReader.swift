import CGraphicsLibs
import CPlacard
import PlacardGraphics

/// Reads the glyphs of a laid-out Pango line as plain values.
struct GlyphRunReader {
  /// What a line's runs hold.
  struct Result {
    var runs: [GlyphRun] = []
    var width = 0.0
    var missing: [Unicode.Scalar] = []
  }

  let context: FontContext
  let glyphs: GlyphCache
  let size: Double
  /// The layout's whole text.
  let text: [UInt8]
  /// The text's own font, as Pango takes it.
  let font: OpaquePointer?

  private static let unit = 1024.0

  func read(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Result {
    let items = items(of: line)
    let start = Int(line.pointee.start_index)
    let unjoined = UnjoinedEmoji(
      text: text, line: start..<start + Int(line.pointee.length), items: items, size: size,
      glyphs: glyphs)
    var result = Result()
    var x = 0
    var boxed: Set<Int> = []
    for item in items {
      var placed: [GlyphRun.Glyph] = []
      func endRun() {
        if let face = item.face, !placed.isEmpty {
          result.runs.append(GlyphRun(face: face, size: size, glyphs: placed))
        }
        placed = []
      }
      for glyph in item.glyphs {
        if !item.isEllipsis, let place = unjoined.place(at: glyph.place) {
          // One box stands for the whole sequence.
          guard boxed.insert(place.range.lowerBound).inserted else { continue }
          result.missing += place.scalars
          guard let box else { continue }
          endRun()
          result.runs.append(
            GlyphRun(
              face: box.face, size: size,
              glyphs: [GlyphRun.Glyph(id: 0, x: Double(x) / Self.unit, y: 0)]))
          x += box.width
          continue
        }
        if let scalar = glyph.unknown {
          // Nothing is missed of a character that is not to be seen.
          if scalar.properties.isDefaultIgnorableCodePoint { continue }
          result.missing.append(scalar)
          // Glyph 0 is the face's visible box.
          placed.append(placement(0, x: x, glyph.geometry))
        } else if !glyph.isEmpty {
          placed.append(placement(glyph.id, x: x, glyph.geometry))
        }
        x += Int(glyph.geometry.width)
      }
      endRun()
    }
    result.width = Double(x) / Self.unit
    return result
  }

  /// The line's runs from left to right.
  private func items(of line: UnsafeMutablePointer<PangoLayoutLine>) -> [ShapedItem] {
    var items: [ShapedItem] = []
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let item = run.item?.pointee, let string = run.glyphs?.pointee else { continue }
      items.append(ShapedItem(item, string, face: face(of: item.analysis.font)))
    }
    return items
  }

  private func placement(_ id: UInt32, x: Int, _ geometry: PangoGlyphGeometry) -> GlyphRun.Glyph {
    GlyphRun.Glyph(
      id: id, x: Double(x + Int(geometry.x_offset)) / Self.unit,
      y: Double(geometry.y_offset) / Self.unit)
  }

  /// The visible box of the text's own face and its advance in Pango's units.
  private var box: (face: GlyphFace, width: Int)? {
    guard let font = pango_context_load_font(context.pango, font) else { return nil }
    defer { g_object_unref(font) }
    var extent = PangoRectangle()
    pango_font_get_glyph_extents(font, 0, nil, &extent)
    return face(of: font).map { ($0, Int(extent.width)) }
  }

  private func face(of font: UnsafeMutablePointer<PangoFont>?) -> GlyphFace? {
    guard let font else { return nil }
    var path: UnsafePointer<CChar>?
    var index: Int32 = 0
    var coordinates = [Int32](repeating: 0, count: 16)
    let count = placard_font_identity(font, &path, &index, &coordinates, 16)
    guard count >= 0, let path, let name = context.names[String(cString: path)] else { return nil }
    return GlyphFace(
      file: name, index: Int(index), coordinates: Array(coordinates.prefix(Int(count))))
  }
}
