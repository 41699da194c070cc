import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("Lint rules that report errors")
struct LintErrorTests {
  private let room = Rect(65, 360, 260, 20)

  @Test("A text cut with an ellipsis is reported with its lines and their limit")
  func truncated() throws {
    let card = LintSample.card([
      LintSample.text("Cut…", id: "title", room, isTruncated: true),
      LintSample.text("Whole", id: "message", Rect(65, 390, 260, 20)),
    ])
    let findings = LintSample.findings(of: .truncatedText, card)
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.severity == .error)
    #expect(finding.element == "title")
    #expect(finding.value == 1)
    #expect(finding.limit == 1)
    #expect(finding.message == "is cut with an ellipsis after 1 line")
  }

  @Test("Missing glyphs are counted and named, ten at most")
  func missing() {
    let scalars = (0x995..<0x9A1).compactMap(Unicode.Scalar.init)
    let card = LintSample.card([
      LintSample.text("x", id: "title", room, missing: scalars)
    ])
    let findings = LintSample.findings(of: .missingGlyph, card)
    #expect(findings.map(\.value) == [12])
    #expect(findings.first?.message.hasPrefix("has U+0995, U+0996, ") == true)
    #expect(findings.first?.message.hasSuffix("U+099E and 2 more, which no font has") == true)
  }

  @Test("Texts and buttons that lie on each other overlap, neighbours do not")
  func overlap() {
    let button = LintSample.button(0, "OK", Rect(65, 400, 260, 48))
    func findings(_ frame: Rect) -> [LintFinding] {
      LintSample.findings(
        of: .overlap, LintSample.card([LintSample.text("Text", id: "message", frame), button]))
    }
    #expect(findings(Rect(65, 380, 260, 20)).isEmpty)
    #expect(findings(Rect(65, 380.5, 260, 20)).isEmpty)
    let found = findings(Rect(65, 388, 260, 20))
    #expect(found.map(\.element) == ["button[0]"])
    #expect(found.map(\.value) == [8])
    #expect(found.first?.message == "overlaps message by 260×8 pt")
  }

  @Test("What a window hides overlaps nothing")
  func hiddenOverlap() {
    let long = LintSample.text("Long", id: "message", Rect(65, 360, 260, 80))
    let window = LayoutElement(
      id: "messageScroll", role: .scroll, frame: Rect(65, 360, 260, 36),
      content: .scroll(contentHeight: 80, indicator: .black), children: [long])
    let button = LintSample.button(0, "OK", Rect(65, 400, 260, 48))
    let card = LintSample.card([window, button])
    #expect(LintSample.findings(of: .overlap, card).isEmpty)
    #expect(LintSample.findings(of: .clipping, card).isEmpty)
  }

  @Test("Layers of one icon do not overlap")
  func icon() {
    func disc(_ side: Double) -> LayoutElement {
      let frame = Rect(center: Point(195, 420), size: Size(side, side))
      let box = Rect(0, 0, side, side)
      return LayoutElement(
        id: nil, role: .group, frame: frame,
        content: .vector(
          VectorGraphic(
            box: box, size: frame.size, steps: [.fill(.ellipse(in: box), .black)])))
    }
    let icon = LayoutElement(
      id: .icon, role: .icon, frame: Rect(158, 383, 74, 74), children: [disc(64), disc(30)])
    #expect(LintSample.findings(of: .overlap, LintSample.card([icon])).isEmpty)
    let text = LintSample.text("Under", id: "title", Rect(65, 400, 260, 20))
    let found = LintSample.findings(of: .overlap, LintSample.card([text, icon]))
    #expect(found.map(\.element) == ["icon", "icon"])
  }

  @Test("A text that is wider than its frame, or a button beyond its card, is clipped")
  func clipping() {
    let wide = LintSample.text("Wide", id: "title", room, lineWidth: 272)
    let found = LintSample.findings(of: .clipping, LintSample.card([wide]))
    #expect(found.map(\.value) == [6])
    #expect(found.first?.message == "reaches 6 pt out of its frame")
    let low = LintSample.button(0, "OK", Rect(65, 500, 260, 48))
    let below = LintSample.findings(of: .clipping, LintSample.card([low]))
    #expect(below.map(\.element) == ["button[0]"])
    #expect(below.first?.message == "reaches 28 pt out of card")
  }

  @Test("A text in a rounded corner is clipped")
  func corner() {
    let text = LintSample.text("Corner", id: "title", Rect(50, 324, 290, 20))
    #expect(LintSample.findings(of: .clipping, LintSample.card([text], radius: 4)).isEmpty)
    let found = LintSample.findings(of: .clipping, LintSample.card([text], radius: 28))
    #expect(found.map(\.message) == ["reaches into the corners of card"])
  }

  @Test("A card beyond the screen's safe area overflows")
  func overflow() {
    let inside = LintSample.card([], frame: Rect(45, 47, 300, 763))
    #expect(LintSample.findings(of: .overflow, inside).isEmpty)
    let outside = LintSample.card([], frame: Rect(45, 40, 300, 770))
    let found = LintSample.findings(of: .overflow, outside)
    #expect(found.map(\.value) == [7])
    #expect(found.map(\.element) == ["card"])
  }
}
