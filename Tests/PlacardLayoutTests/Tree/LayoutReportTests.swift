import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("The layout report")
struct LayoutReportTests {
  private func report(_ direction: LayoutDirection, isTruncated: Bool = false) -> LayoutReport {
    let layout = TextLayout(
      size: Size(40, 20),
      lines: [TextLine(text: "Text", width: 40, runs: [], direction: direction)], lineHeight: 20,
      ascender: 16, scale: 0.9, isTruncated: isTruncated, families: ["Inter", "Noto Sans Arabic"])
    let element = LayoutElement(
      id: "title", role: .title, frame: Rect(10, 10, 80, 20),
      content: .text(layout, TextNode("Text", size: 17, color: .black)))
    return LayoutReport(
      LayoutTree(
        screen: Size(100, 100), direction: .leftToRight, root: element, diagnostics: []))
  }

  @Test("A text's line tells size, weight, families and scale, and what is out of the ordinary")
  func tree() {
    func line(_ report: LayoutReport) -> String {
      report.text.split(separator: "\n").first { $0.contains("font ") }.map(String.init) ?? ""
    }
    #expect(line(report(.leftToRight)) == "  font 17 pt 400 Inter+Noto Sans Arabic scale 0.9")
    #expect(
      line(report(.rightToLeft, isTruncated: true))
        == "  font 17 pt 400 Inter+Noto Sans Arabic scale 0.9 rtl truncated")
  }

  @Test("JSON always tells direction and truncation")
  func json() {
    func text(_ report: LayoutReport) -> String { JSONWriter.write(report.json, pretty: false) }
    #expect(text(report(.leftToRight)).contains("\"direction\":\"ltr\",\"truncated\":false"))
    #expect(
      text(report(.rightToLeft, isTruncated: true))
        .contains("\"direction\":\"rtl\",\"truncated\":true"))
    #expect(text(report(.leftToRight)).contains("\"families\":[\"Inter\",\"Noto Sans Arabic\"]"))
  }
}
