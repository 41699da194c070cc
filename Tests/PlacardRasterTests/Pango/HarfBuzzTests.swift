import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Agreement with HarfBuzz")
struct HarfBuzzTests {
  @Test("There are 200 samples in 12 scripts")
  func samples() {
    #expect(ScriptSample.all.count >= 12)
    #expect(ScriptSample.all.map(\.texts.count).reduce(0, +) >= 200)
  }

  @Test("Glyphs and their places are those of hb-shape", arguments: ScriptSample.all)
  func glyphs(_ sample: ScriptSample) throws {
    let size = 17.0
    let files = sample.isBundled ? [] : [FontFile(path: sample.font)]
    let shaper = try TextShaper(FontCollection(additional: files))
    let shaped = try HarfBuzz.shape(sample, size: size)
    try #require(shaped.count == sample.texts.count)
    for (text, expected) in zip(sample.texts, shaped) {
      let layout = shaper.layout(
        TextRequest(
          text: text, face: .family("Inter"), size: size,
          direction: sample.isRightToLeft ? .rightToLeft : .leftToRight, language: sample.language))
      let line = try #require(layout.lines.first)
      #expect(layout.lines.count == 1 && layout.missing.isEmpty, "\(text)")
      #expect(Set(line.runs.map(\.face)).count == 1, "\(text)")
      let glyphs = line.runs.flatMap(\.glyphs)
      #expect(glyphs.map(\.id) == expected.glyphs.map(\.id), "\(text)")
      for (glyph, other) in zip(glyphs, expected.glyphs) {
        #expect(glyph.x == other.x && glyph.y == other.y, "\(text): glyph \(glyph.id)")
      }
      #expect(line.width == expected.width, "\(text)")
    }
  }
}
