import PlacardGraphics

/// How far the ink of tall scripts and stacked marks stands out of a text's line boxes.
struct InkOverflow {
  /// Points above the first line's box.
  private(set) var above = 0.0
  /// Points below the last line's box.
  private(set) var below = 0.0

  /// Measures by the glyphs' outlines; pictures keep within their line.
  ///
  /// - Parameters:
  ///   - ascender: from a line's top to its baseline, in points.
  ///   - descender: from its baseline to its bottom, in points.
  init(_ lines: [TextLine], ascender: Double, descender: Double, glyphs: GlyphCache) {
    guard let first = lines.first, let last = lines.last else { return }
    above = max(0, -Self.extent(of: first, glyphs).top - ascender)
    below = max(0, Self.extent(of: last, glyphs).bottom - descender)
  }

  /// The ink's edges relative to the baseline, downwards.
  private static func extent(
    of line: TextLine, _ glyphs: GlyphCache
  ) -> (top: Double, bottom: Double) {
    var top = 0.0
    var bottom = 0.0
    // No printable ASCII character leaves the line's box.
    guard !line.text.utf8.allSatisfy({ $0 < 0x80 }) else { return (top, bottom) }
    for run in line.runs {
      for glyph in run.glyphs {
        guard let bounds = glyphs.bounds(of: glyph.id, in: run.face) else { continue }
        top = min(top, glyph.y + bounds.minY * run.size)
        bottom = max(bottom, glyph.y + bounds.maxY * run.size)
      }
    }
    return (top, bottom)
  }
}
