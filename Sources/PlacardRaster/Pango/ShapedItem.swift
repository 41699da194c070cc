import CGraphicsLibs
import PlacardGraphics

/// A run of a line as Pango has shaped it.
struct ShapedItem {
  /// A glyph with the place of what it shows.
  struct Glyph {
    let id: UInt32
    let geometry: PangoGlyphGeometry
    /// Byte offset of its cluster in the layout's text.
    let place: Int

    /// The character that no font has, where the glyph stands for one.
    var unknown: Unicode.Scalar? {
      id & Self.unknownFlag == 0 ? nil : Unicode.Scalar(id & ~Self.unknownFlag)
    }

    /// Whether there is nothing to draw.
    var isEmpty: Bool { id == Self.emptyGlyph }

    /// Pango's marks in glyph ids.
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF
    private static let unknownFlag: UInt32 = 0x1000_0000
  }

  let face: GlyphFace?
  /// Whether the run is the ellipsis, which stands at the place of the text that it hides.
  let isEllipsis: Bool
  let glyphs: [Glyph]

  init(_ item: PangoItem, _ string: PangoGlyphString, face: GlyphFace?) {
    self.face = face
    isEllipsis = item.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
    guard let infos = string.glyphs, let clusters = string.log_clusters else {
      glyphs = []
      return
    }
    glyphs = (0..<Int(string.num_glyphs)).map {
      Glyph(
        id: infos[$0].glyph, geometry: infos[$0].geometry,
        place: Int(item.offset) + Int(clusters[$0]))
    }
  }
}
