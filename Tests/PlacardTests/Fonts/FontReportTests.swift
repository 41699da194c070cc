import Placard
import Testing

@Suite("What there is to say of fonts")
struct FontReportTests {
  private let renderer = AlertRenderer()

  @Test("The bundled fonts are listed with characters and licence")
  func fonts() throws {
    let fonts = try renderer.fonts()
    #expect(fonts.first?.family == "Inter")
    #expect(fonts.last?.family == "Noto Color Emoji")
    #expect(fonts.contains { $0.family == "Noto Sans Arabic" && $0.characters == 1250 })
    for font in fonts {
      #expect(font.characters > 90)
      #expect(font.license == "OFL-1.1")
    }
  }

  @Test("Characters are grouped by script and family, each once, blanks left out")
  func coverage() throws {
    let groups = try renderer.coverage(of: "Hello, שלום 👍🏽", language: "en")
    #expect(groups.map(\.script) == ["Latn", "Zyyy", "Hebr", "Zsye"])
    #expect(
      groups.map(\.family) == ["Inter", "Inter", "Noto Sans Hebrew", "Noto Color Emoji"])
    #expect(groups.first?.characters == ["H", "e", "l", "o"])
    #expect(groups.last?.characters == ["👍🏽"])
    #expect(groups.flatMap(\.missing).isEmpty)
  }

  @Test("What no font has is named, and the package that has it")
  func missing() throws {
    let groups = try renderer.coverage(of: "漢字 ভ", language: "en")
    #expect(groups.map(\.family) == [nil, nil])
    #expect(groups.map(\.script) == ["Hani", "Beng"])
    #expect(groups.map(\.missing) == [["漢", "字"], ["ভ"]])
    #expect(
      FontAdvice.packages(for: groups.flatMap(\.missing)).map(\.package)
        == ["fonts-noto-cjk", "fonts-noto-core"])
  }

  @Test("A font on the disk is known by its family's name, in reports and layouts")
  func family() throws {
    let path = "/usr/share/fonts/truetype/noto/NotoSansBengali-Regular.ttf"
    let renderer = AlertRenderer(fontFiles: [path])
    #expect(try renderer.fonts().last?.family == "Noto Sans Bengali")
    #expect(try renderer.fonts().last?.license == nil)
    let alert = AlertDocument(style: "info", content: AlertContent(title: "ভাল"))
    guard case .text(let layout, _) = try renderer.layout(alert).element(.title)?.content else {
      Issue.record("there is no title")
      return
    }
    #expect(layout.families == ["Noto Sans Bengali"])
  }

  @Test("A text's own characters decide its direction, whatever the layout's")
  func direction() throws {
    var alert = AlertDocument(style: "info", content: AlertContent(title: "שלום", message: "Hello"))
    for direction in LayoutDirection.allCases {
      alert.environment.direction = direction
      let directions = try renderer.layout(alert).root.all.compactMap {
        element -> LayoutDirection? in
        guard case .text(let layout, _) = element.content else { return nil }
        return layout.direction
      }
      #expect(directions.prefix(2) == [.rightToLeft, .leftToRight])
    }
  }

  @Test("All texts of a document are found, the close button's too")
  func texts() throws {
    var alert = AlertDocument(style: "info", content: AlertContent(title: "One", message: "Two"))
    alert.content.buttons = [AlertButton(title: "Three")]
    #expect(try renderer.texts(of: alert) == ["One", "Two", "Three", "Done"])
  }
}
