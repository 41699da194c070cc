import PlacardGraphics
import Testing

@testable import PlacardRaster

/// Rows of the class "text" about emoji, as glyphs.
@Suite("Cases of emoji")
struct EmojiCaseTests {
  private let shaper: TextShaper

  init() throws { shaper = try TextShaper(FontCollection()) }

  private func isEmoji(_ run: GlyphRun) -> Bool { run.face.file.contains("Emoji") }

  private func line(_ text: String, width: Double? = nil, limit: Int? = nil) throws -> TextLine {
    let layout = shaper.layout(
      TextRequest(text: text, size: 17, weight: 600, width: width, lineLimit: limit))
    #expect(layout.missing.isEmpty, "\(text): \(layout.missing)")
    return try #require(layout.lines.first)
  }

  /// The glyphs of the colour font from left to right.
  private func emoji(_ line: TextLine) -> [GlyphRun.Glyph] {
    line.runs.filter(isEmoji).flatMap(\.glyphs).sorted { $0.x < $1.x }
  }

  @Test("T27: a button's title is cut between emoji at every width")
  func cutBetweenEmoji() throws {
    let whole = try line("Paid 💸💸💸💸💸💸")
    let picture = try #require(emoji(whole).first)
    #expect(emoji(whole).map(\.id) == [UInt32](repeating: picture.id, count: 6))
    let advance = emoji(whole)[1].x - emoji(whole)[0].x
    var counts: Set<Int> = []
    for width in 60...200 {
      let cut = try line("Paid 💸💸💸💸💸💸", width: Double(width), limit: 1)
      #expect(cut.width <= Double(width) + 0.5)
      let shown = emoji(cut)
      #expect(shown.allSatisfy { $0.id == picture.id })
      #expect((shown.last.map { $0.x + advance } ?? 0) <= cut.width + 0.01)
      #expect(!cut.runs.flatMap(\.glyphs).contains { $0.id == 0 })
      counts.insert(shown.count)
    }
    #expect(counts.count >= 6)
  }

  @Test("T39: a flag of tag characters is one flag or one black flag at every width")
  func tagFlag() throws {
    let text = "Cymru 🏴󠁧󠁢󠁷󠁬󠁳󠁿 wins the long, long match tonight"
    let whole = try line(text)
    let flag = try #require(emoji(whole).first)
    #expect(emoji(whole).count == 1)
    for width in 80...260 {
      let cut = try line(text, width: Double(width), limit: 1)
      #expect(emoji(cut).map(\.id) == [flag.id] || emoji(cut).isEmpty, "width \(width)")
      #expect(!cut.runs.flatMap(\.glyphs).contains { $0.id == 0 })
    }
  }

  @Test("T45: joined and toned emoji are one picture each, about an emoji wide")
  func joined() throws {
    let single = try line("😀").width
    let line = try line("👨‍👩‍👧‍👦 🫸🏽 🏳️‍🌈 👩🏿‍🚀")
    let pictures = emoji(line)
    #expect(pictures.count == 4)
    #expect(Set(pictures.map(\.id)).count == 4)
    for (left, right) in zip(pictures, pictures.dropFirst()) {
      let distance = right.x - left.x
      #expect(distance > 0.9 * single && distance < 1.5 * single)
    }
  }

  @Test("Signs and digits beside emoji keep the text's own font, and so do blanks")
  func textPresentation() throws {
    let line = try line("❤️ ❤ 1️⃣ 1 ⚠️ ⚠ ™ ✅")
    #expect(emoji(line).count == 4)
    let blank = try self.line("a a").width - self.line("aa").width
    // A blank between two pictures is as wide as one between letters.
    let pair = try self.line("✅ ✅").width - self.line("✅✅").width
    #expect(abs(pair - blank) < 0.6)
    for plain in ["❤", "⚠", "™", "©", "☺", "↔", "♻", "1", "#"] {
      let line = try self.line("✅ \(plain) ✅")
      #expect(emoji(line).count == 2, "\(plain)")
    }
    for colored in ["❤️", "⚠️", "1️⃣", "🇺🇸", "👍🏽"] {
      #expect(try emoji(self.line(colored)).count == 1, "\(colored)")
    }
    // The selector for text wins over the character's own presentation.
    #expect(try emoji(self.line("⬜\u{FE0E}")).isEmpty)
  }
}
