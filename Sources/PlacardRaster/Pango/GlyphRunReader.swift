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

  /// Pango's marks in glyph ids: nothing to draw, and a character that no font has.
  private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  private static let unknownFlag: UInt32 = 0x1000_0000
  private static let unit = 1024.0

  func read(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Result {
    var result = Result()
    var x = 0
    var node = line.pointee.runs
    while let current = node {
      node = current.pointee.next
      guard let data = current.pointee.data else { continue }
      let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      guard let string = item.glyphs, let infos = string.pointee.glyphs, let source = item.item
      else { continue }
      let face = self.face(of: source.pointee.analysis.font)
      var placed: [GlyphRun.Glyph] = []
      for index in 0..<Int(string.pointee.num_glyphs) {
        let info = infos[index]
        let geometry = info.geometry
        if info.glyph & Self.unknownFlag != 0 {
          if let scalar = Unicode.Scalar(info.glyph & ~Self.unknownFlag) {
            // Nothing is missed of a character that is not to be seen.
            if scalar.properties.isDefaultIgnorableCodePoint { continue }
            result.missing.append(scalar)
          }
          // Glyph 0 is the face's visible box.
          placed.append(glyph(0, x: x, geometry))
        } else if info.glyph != Self.emptyGlyph {
          placed.append(glyph(info.glyph, x: x, geometry))
        }
        x += Int(geometry.width)
      }
      if let face, !placed.isEmpty {
        if glyphs.hasPictures(face) {
          let unjoined = UnjoinedEmoji(text: text, item: source.pointee, glyphs: string.pointee)
          result.missing += unjoined.scalars
        }
        result.runs.append(GlyphRun(face: face, size: size, glyphs: placed))
      }
    }
    result.width = Double(x) / Self.unit
    return result
  }

  private func glyph(_ id: UInt32, x: Int, _ geometry: PangoGlyphGeometry) -> GlyphRun.Glyph {
    GlyphRun.Glyph(
      id: id, x: Double(x + Int(geometry.x_offset)) / Self.unit,
      y: Double(geometry.y_offset) / Self.unit)
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
