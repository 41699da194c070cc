import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("Emoji sequences")
struct EmojiSequenceTests {
  private static let whole = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
  /// Sequences that the bundled font has in parts only: a join that is no emoji, letters that are
  /// no flag or a flag that is not bundled, tones on what takes none, an unknown region's flag.
  private static let broken = [
    "👩\u{200D}🎉", "🇶🇶", "🇬🇺", "👍🏽\u{200D}🔥", "⚠\u{FE0F}🏽", "⚠🏽", "👩🏿\u{200D}🍳",
    "\u{1FAE9}\u{200D}🔥", "🏴\u{E0067}\u{E0062}\u{E0078}\u{E0078}\u{E007F}",
  ]

  private let shaper: TextShaper

  init() throws { shaper = try TextShaper(FontCollection()) }

  private func line(_ text: String) throws -> TextLine {
    try #require(shaper.layout(TextRequest(text: text, size: 20)).lines.first)
  }

  private func glyphs(_ line: TextLine) -> [GlyphRun.Glyph] { line.runs.flatMap(\.glyphs) }

  @Test("A sequence that the fonts have in parts is missing, with every scalar of it once")
  func missing() {
    for text in Self.broken {
      var wanted: [Unicode.Scalar] = []
      for scalar in text.unicodeScalars
      where !scalar.properties.isVariationSelector && !wanted.contains(scalar) {
        wanted.append(scalar)
      }
      let missing = shaper.layout(TextRequest(text: "A\(text)B", size: 20)).missing
      #expect(missing == wanted, "\(text)")
    }
  }

  @Test("A sequence that a font has, or that is none, is not missing")
  func present() {
    for text in [
      "👩‍🚀", "🇺🇸", "👍🏽", "❤️‍🔥", "1️⃣", "⚠️", "🏴", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "🏴‍☠️", "👍\u{200D}", "✅\u{301}", "❤❤", "11",
    ] {
      #expect(shaper.layout(TextRequest(text: text, size: 20)).missing.isEmpty, "\(text)")
    }
  }

  @Test("One box of the text's own face stands for the whole sequence, in either direction")
  func box() throws {
    for text in Self.broken {
      let line = try line("A\(text)B")
      let boxes = line.runs.filter { $0.glyphs.contains { $0.id == 0 } }
      #expect(boxes.count == 1 && boxes.first?.glyphs.count == 1, "\(text)")
      #expect(line.runs.allSatisfy { $0.face.file == "Inter" }, "\(text)")
      let xs = glyphs(line).map(\.x)
      #expect(xs.count == 3 && xs == xs.sorted(), "\(text)")
      // Letter spacing ends at signs, so widths may differ by that.
      #expect(try abs(line.width - self.line("A\(Self.broken[0])B").width) < 1, "\(text)")
      let hebrew = try self.line("א\(text)ב")
      let places = glyphs(hebrew)
      #expect(places.count == 3 && places[1].id == 0, "\(text)")
    }
    let twice = try line("✅🇶🇶👩\u{200D}🎉✅")
    #expect(glyphs(twice).map { $0.id == 0 } == [false, true, true, false])
  }

  @Test("A sequence that is cut off is no box, and its ellipsis stays")
  func cut() throws {
    let request = TextRequest(
      text: "Celebrate 👩\u{200D}🎉", size: 20, width: 100, lineLimit: 1)
    let layout = shaper.layout(request)
    #expect(layout.isTruncated && layout.missing.isEmpty)
    let ellipsis = try #require(glyphs(line("…")).first)
    let last = try #require(layout.lines.first.map(glyphs)?.last)
    #expect(last.id == ellipsis.id)
  }

  @Test("The boxes of unknown characters have their width, whatever other threads lay out")
  func threads() async {
    // Every size is a font of its own, with metrics to compute; each is laid out by eight threads.
    let layouts = await withTaskGroup(of: TextLayout?.self) { group in
      for index in 0..<64 {
        group.addTask {
          let request = TextRequest(text: "Celebrate 👩\u{200D}🎉", size: 20 + Double(index / 8))
          return try? TextShaper(FontCollection()).layout(request)
        }
      }
      return await group.reduce(into: Set<TextLayout?>()) { $0.insert($1) }
    }
    #expect(layouts.count == 8)
  }

  @Test("A sequence that the bundled font lacks comes whole from the caller's font")
  func callersFont() throws {
    let shaper = try TextShaper(FontCollection(additional: [FontFile(path: Self.whole)]))
    for text in ["👩🏿‍🍳", "🧑🏿‍❤️‍💋‍🧑🏻", "🇬🇺", "🦩"] {
      let layout = shaper.layout(TextRequest(text: "✅ \(text) 👍🏽", size: 20))
      #expect(layout.missing.isEmpty, "\(text)")
      let runs = layout.lines.flatMap(\.runs).filter { $0.face.file == "NotoColorEmoji.ttf" }
      #expect(runs.flatMap(\.glyphs).count == 3, "\(text)")
    }
    // What the bundled font has is drawn with it, whatever else there is.
    let plain = TextRequest(text: "✅ 👍🏽 🇺🇸", size: 20)
    #expect(shaper.layout(plain) == self.shaper.layout(plain))
    // Nor does what no font has change the font of the rest.
    let beside = TextRequest(text: "✅ 👩\u{200D}🎉 👍🏽", size: 20)
    #expect(shaper.layout(beside) == self.shaper.layout(beside))
  }
}
