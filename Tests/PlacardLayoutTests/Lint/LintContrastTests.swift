import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("Contrast on what is really behind")
struct LintContrastTests {
  private let room = Rect(65, 360, 260, 20)

  private func ratio(
    _ rule: LintRule = .contrast, size: Double = 15, weight: Int = 400, color: Color,
    fill: Color = .white, backdrop: BackdropColors = .plain(.white)
  ) -> Double? {
    let text = LintSample.text(
      "Text", id: "message", room, size: size, weight: weight, color: color)
    return LintSample.findings(
      of: rule, LintSample.card([text], fill: fill), backdrop: backdrop
    ).first?.value
  }

  @Test("Text needs 4.5:1; #767676 on white has it and #777777 has not")
  func limit() {
    #expect(ratio(color: Color(rgb: 0x767676)) == nil)
    #expect(ratio(color: Color(rgb: 0x777777)) == 4.47)
  }

  @Test("Bold text from 17 pt needs 3:1 only")
  func bold() {
    let grey = Color(rgb: 0x8E8E93)
    #expect(ratio(size: 17, weight: 600, color: grey) == nil)
    #expect(ratio(size: 16.5, weight: 600, color: grey) == 3.26)
    #expect(ratio(size: 17, weight: 500, color: grey) == 3.26)
  }

  @Test("A translucent text is mixed with its ground before it is measured")
  func translucentText() {
    #expect(ratio(color: Color.black.opacity(0.25)) == 1.83)
  }

  @Test("A translucent card lets the backdrop through")
  func translucentCard() {
    let half = Color.white.opacity(0.5)
    #expect(ratio(color: .black, fill: half, backdrop: .plain(.white)) == nil)
    #expect(ratio(color: Color(rgb: 0x606060), fill: half, backdrop: .plain(.black)) == 1.59)
  }

  @Test("Of a picture behind a translucent card the worst place under the text counts")
  func picture() {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 390 * 844)
    // One dark row through the text, and one outside it.
    for row in [365, 500] {
      for x in 0..<390 { pixels[row * 390 + x] = 0xFF00_0000 }
    }
    let picture = BackdropColors.picture(Bitmap(width: 390, height: 844, pixels: pixels))
    #expect(ratio(color: .black, fill: .clear, backdrop: picture) == 1)
    #expect(ratio(color: .black, fill: .white, backdrop: picture) == nil)
    for x in 0..<390 { pixels[365 * 390 + x] = 0xFFFF_FFFF }
    let light = BackdropColors.picture(Bitmap(width: 390, height: 844, pixels: pixels))
    #expect(ratio(color: .black, fill: .clear, backdrop: light) == nil)
  }

  @Test("A surface that covers only some of a text counts with and without")
  func partlyCovered() {
    let shade = LayoutElement(
      id: nil, role: .group, frame: Rect(65, 360, 100, 20), decoration: Decoration(fill: .black))
    let text = LintSample.text("Text", id: "message", room, color: .black)
    let found = LintSample.findings(of: .contrast, LintSample.card([shade, text]))
    #expect(found.map(\.value) == [1])
  }

  @Test("White on a system hue is a stated exception, on any other colour a warning")
  func stated() {
    let document = AlertDocument(style: "info")
    let hue = DynamicColor.systemOrange.resolve(in: document.environment.colors)
    func findings(_ rule: LintRule, _ fill: Color, increased: Bool = false) -> [LintFinding] {
      var document = document
      document.environment.colors.increasedContrast = increased
      let button = LintSample.button(0, "Go", Rect(65, 400, 260, 48), fill: fill, color: .white)
      return LintSample.findings(of: rule, LintSample.card([button]), document: document)
    }
    #expect(findings(.contrast, hue).isEmpty)
    #expect(findings(.statedContrast, hue).map(\.severity) == [.info])
    #expect(findings(.statedContrast, hue).map(\.limit) == [3])
    #expect(findings(.contrast, hue, increased: true).count == 1)
    let grey = Color(rgb: 0xAAAAAA)
    #expect(findings(.contrast, grey).map(\.element) == ["button[0].title"])
    #expect(findings(.statedContrast, grey).isEmpty)
  }

  @Test("An icon's topmost drawing is measured on the disc below it")
  func icon() {
    func vector(_ side: Double, _ color: Color) -> LayoutElement {
      let box = Rect(0, 0, side, side)
      return LayoutElement(
        id: nil, role: .group, frame: Rect(center: Point(195, 420), size: box.size),
        content: .vector(
          VectorGraphic(
            box: box, size: box.size, steps: [.fill(.ellipse(in: box), color)])))
    }
    func found(_ line: Color) -> [LintFinding] {
      let icon = LayoutElement(
        id: .icon, role: .icon, frame: Rect(158, 383, 74, 74),
        children: [vector(64, Color(rgb: 0x222222)), vector(30, line)])
      return LintSample.findings(of: .contrast, LintSample.card([icon]))
    }
    #expect(found(.white).isEmpty)
    #expect(found(Color(rgb: 0x444444)).map(\.element) == ["icon"])
    #expect(found(Color(rgb: 0x444444)).map(\.limit) == [3])
  }
}
