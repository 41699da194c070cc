import PlacardGraphics
import Testing

@testable import PlacardRaster

@Suite("The text shaper")
struct TextShaperTests {
  private func layout(_ request: TextRequest) throws -> TextLayout {
    try TextShaper(FontCollection()).layout(request)
  }

  /// San Francisco's widths at 17, 12 and 15 points (facts: how close to SF Pro).
  @Test(
    "Ink widths come within 1 % of San Francisco's",
    arguments: [
      ("Back Button Accessibility Traits - With Titles", 17.0, 400, 332.67),
      ("Hello World", 17, 400, 85.33),
    ])
  func widths(text: String, size: Double, weight: Int, expected: Double) throws {
    let layout = try layout(TextRequest(text: text, size: size, weight: weight))
    let faces = try FontFaces(FontCollection())
    let ink = try #require(layout.lines.first).runs.flatMap { run in
      run.glyphs.compactMap { glyph in
        faces.outline(of: glyph.id, in: run.face).controlBounds.map {
          (left: glyph.x + $0.minX * run.size, right: glyph.x + $0.maxX * run.size)
        }
      }
    }
    let left = try #require(ink.map(\.left).min())
    let right = try #require(ink.map(\.right).max())
    #expect(abs(right - left - expected) / expected < 0.01)
  }

  @Test("Lines have San Francisco's box, whatever the face's own metrics")
  func lineBox() throws {
    let text = try layout(TextRequest(text: "One\nTwo\nThree", size: 20))
    #expect(text.lines.map(\.text) == ["One", "Two", "Three"])
    #expect(abs(text.size.height - 3 * 20 * 1.1934) < 1e-9)
    #expect(abs(text.ascender - 20 * 0.952) < 1e-9)
    let inter = try layout(TextRequest(text: "One", face: .family("Inter"), size: 20))
    #expect(abs(inter.size.height - 24.2) < 1e-9)
  }

  @Test("Weights from 400 to 700 grow wider and use their own coordinates")
  func weights() throws {
    let layouts = try [400, 500, 600, 700].map {
      try layout(TextRequest(text: "Hamburgefonts", size: 17, weight: $0))
    }
    for (light, bold) in zip(layouts, layouts.dropFirst()) {
      #expect(light.size.width < bold.size.width)
    }
    let coordinates = layouts.compactMap { $0.lines.first?.runs.first?.face.coordinates }
    #expect(Set(coordinates).count == 4)
  }

  @Test("Tracking is Apple's at every size of its table and linear between")
  func tracking() {
    #expect(abs(TypeFace.system.tracking(at: 17, weight: 400) + 0.442) < 1e-9)
    #expect(TypeFace.system.tracking(at: 12, weight: 400) == 0)
    #expect(abs(TypeFace.system.tracking(at: 12.5, weight: 400) - 12.5 * -0.003) < 1e-9)
    #expect(TypeFace.system.tracking(at: 90, weight: 400) == 0)
    #expect(TypeFace.family("Inter").tracking(at: 17, weight: 400) == 0)
  }

  @Test("Lines wrap at the width and no line is wider")
  func wrapping() throws {
    let request = TextRequest(
      text: "The quick brown fox jumps over the lazy dog", size: 15, width: 120)
    let text = try layout(request)
    #expect(text.lines.count > 2)
    for line in text.lines { #expect(line.width <= 120) }
    let joined = text.lines.map { $0.text.trimmed }.joined(separator: " ")
    #expect(joined == request.text)
  }

  @Test("A text fits on one line at its own width, however far its letters are spaced")
  func ownWidth() throws {
    let shaper = try TextShaper(FontCollection())
    for size in stride(from: 10, through: 60, by: 0.5) {
      for weight in [400, 600, 700] {
        var request = TextRequest(text: "42%", size: size, weight: weight)
        request.width = shaper.layout(request).size.width
        #expect(shaper.layout(request).lines.count == 1, "\(size) pt, weight \(weight)")
      }
    }
  }

  @Test("T07: a cut at a line break still shows an ellipsis")
  func ellipsisAtBreak() throws {
    let text = try layout(
      TextRequest(text: "One\nTwo\nThree\nFour\nFive", size: 15, width: 200, lineLimit: 3))
    #expect(text.lines.map(\.text) == ["One", "Two", "Three…"])
    #expect(text.isTruncated)
  }

  @Test("T09: a limit of lines holds for the whole text, not for each paragraph")
  func limitOverParagraphs() throws {
    let lines = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    let text = try layout(TextRequest(text: lines, size: 15, width: 200, lineLimit: 3))
    #expect(text.lines.count == 3)
  }

  @Test("An ellipsis stands at the end or in the middle and fits the width")
  func ellipsis() throws {
    for truncation in [TextRequest.Truncation.end, .middle] {
      let text = try layout(
        TextRequest(
          text: "Continue without saving my changes", size: 17, width: 120, lineLimit: 1,
          truncation: truncation))
      #expect(text.isTruncated)
      #expect(text.lines.count == 1)
      // A line's last letter has no letter spacing, which is negative here and was counted as room.
      #expect(text.size.width <= 120.001 - TypeFace.system.tracking(at: 17, weight: 400))
    }
  }

  @Test("A title shrinks as little as it must and never below its smallest scale")
  func shrinking() throws {
    let title = "A long title that needs just a little more than two lines of room"
    let text = try layout(
      TextRequest(
        text: title, size: 20, weight: 700, width: 250, preferredLines: 2, minimumScale: 0.8))
    let full = try layout(TextRequest(text: title, size: 20, weight: 700, width: 250))
    #expect(full.lines.count == 3)
    #expect(text.lines.count == 2)
    #expect(text.scale < 1 && text.scale >= 0.8)
    let longer = try layout(
      TextRequest(
        text: title + " " + title + " " + title, size: 20, weight: 700, width: 250,
        preferredLines: 2, minimumScale: 0.8))
    #expect(longer.scale == 0.8)
    #expect(longer.lines.count > 2)
  }

  @Test("A lone last word takes its neighbour along, without another line")
  func loneWord() throws {
    let shaper = try TextShaper(FontCollection())
    var seen = 0
    for width in stride(from: 150.0, through: 320, by: 5) {
      var request = TextRequest(
        text: "They’ll be removed from all your devices soon", size: 15, width: width)
      let plain = shaper.layout(request)
      request.avoidsLoneWord = true
      let kept = shaper.layout(request)
      #expect(kept.lines.count == plain.lines.count)
      if plain.lines.last?.text == "soon" {
        seen += 1
        #expect(kept.lines.last?.text == "devices soon")
      } else {
        #expect(kept == plain)
      }
    }
    #expect(seen > 0)
  }

  @Test("A lone last word stays alone where another line would be left with one word")
  func loneWordAbove() throws {
    let text = "Download the new version tonight"
    var request = TextRequest(text: text, size: 12, weight: 600, width: 96)
    request.avoidsLoneWord = true
    let lines = try layout(request).lines.map(\.text)
    #expect(lines.count == 3)
    #expect(lines.dropFirst().filter { !$0.contains(" ") }.count <= 1)
    #expect(lines.dropFirst().first?.contains(" ") == true)
  }

  @Test("A word that is wider than a line is torn without a hyphen")
  func tornWord() throws {
    let text = "www.example.com/a-very-long-address-without-any-blank"
    let lines = try layout(TextRequest(text: text, size: 15, width: 90)).lines
    let glyphs = lines.flatMap(\.runs).flatMap(\.glyphs).count
    #expect(lines.count > 2)
    #expect(glyphs == text.count)
    #expect(lines.map(\.text).joined() == text)
  }

  @Test("A cut line keeps its paragraph's direction, whatever letters it begins with")
  func cutDirection() throws {
    let text = "שלום לכולם English words at the very end of it"
    let cut = try layout(TextRequest(text: text, size: 17, width: 90, lineLimit: 2))
    #expect(cut.isTruncated && cut.lines.count == 2)
    #expect(cut.lines[1].text.hasPrefix("English"))
    #expect(cut.lines.map(\.direction) == [.rightToLeft, .rightToLeft])
  }

  @Test("Words are torn between clusters in a text of any length")
  func tornConjuncts() throws {
    let word = String(repeating: "क्षि", count: 20)
    func lines(_ text: String) throws -> [String] {
      try layout(TextRequest(text: text, size: 17, language: "hi", width: 60)).lines.map(\.text)
    }
    let one = try lines(word)
    #expect(one.count > 3 && one.allSatisfy { $0.hasPrefix("क्षि") })
    let many = try lines(Array(repeating: word, count: 30).joined(separator: "\n"))
    #expect(many == Array(repeating: one, count: 30).flatMap { $0 })
  }

  @Test("Soft hyphens show where lines end and nowhere else, in a text of any length")
  func manySoftHyphens() throws {
    let word = "Donau\u{AD}dampf\u{AD}schiff"
    func glyphs(_ count: Int) throws -> [[UInt32]] {
      let text = Array(repeating: word, count: count).joined(separator: "\n")
      return try layout(TextRequest(text: text, size: 17, width: 70)).lines.map { line in
        line.runs.flatMap(\.glyphs).map(\.id)
      }
    }
    let one = try glyphs(1)
    #expect(one.count == 3)
    #expect(one[0].last == one[1].last && one[0].last != one[2].last)
    #expect(try glyphs(60) == Array(repeating: one, count: 60).flatMap { $0 })
  }

  @Test("T16: justified lines reach both edges, the last keeps its spacing")
  func justified() throws {
    let prose =
      "The quick brown fox jumps over the lazy dog, and then it does so again, while everybody "
      + "watches and nobody, as it turns out, has ever seen a dog so lazy"
    let text = try layout(TextRequest(text: prose, size: 15, width: 200, isJustified: true))
    #expect(text.lines.count > 3)
    for line in text.lines.dropLast() { #expect(abs(line.width - 200) < 0.5) }
    #expect(text.lines.last.map { $0.width < 199 } == true)
  }

  @Test("A character that no font has is reported and drawn as a box")
  func missing() throws {
    let text = try layout(TextRequest(text: "A\u{13000}B", size: 15))
    #expect(text.missing == ["\u{13000}"])
    #expect(text.lines.first?.runs.flatMap(\.glyphs).contains { $0.id == 0 } == true)
    #expect(try layout(TextRequest(text: "AB", size: 15)).missing.isEmpty)
  }

  @Test("Tags and entities are letters like any other")
  func noMarkup() throws {
    let text = try layout(TextRequest(text: "<b>a</b> &amp;", size: 15))
    #expect(text.lines.first?.text == "<b>a</b> &amp;")
    #expect(text.lines.first?.runs.count == 1)
  }

  @Test("The same request gives the same layout in any order and from any shaper")
  func repeatable() throws {
    let requests = ["Alpha", "Beta gamma delta", "Ünïcödé"].map {
      TextRequest(text: $0, size: 15, width: 60)
    }
    let shaper = try TextShaper(FontCollection())
    let forwards = requests.map(shaper.layout)
    let backwards = try requests.reversed().map(TextShaper(FontCollection()).layout)
    #expect(forwards == backwards.reversed())
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
