import PlacardGraphics

@testable import PlacardRaster

/// What a line's glyphs cover, by their outlines.
struct Ink {
  var left = Double.infinity
  var right = -Double.infinity
  /// Relative to the baseline, downwards.
  var top = Double.infinity
  var bottom = -Double.infinity

  init(_ line: TextLine, glyphs: GlyphCache) {
    for run in line.runs {
      for glyph in run.glyphs {
        guard let box = glyphs.outline(of: glyph.id, in: run.face).bounds else { continue }
        left = min(left, glyph.x + box.minX * run.size)
        right = max(right, glyph.x + box.maxX * run.size)
        top = min(top, glyph.y + box.minY * run.size)
        bottom = max(bottom, glyph.y + box.maxY * run.size)
      }
    }
  }

  var width: Double { right - left }
}
