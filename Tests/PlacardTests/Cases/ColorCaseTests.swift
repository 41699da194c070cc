import Placard
import Testing

/// Rows of the class "colour" on what a document's colours become.
struct ColorCaseTests {
  @Test(
    "K04: malformed hex colours are refused with key and value",
    arguments: [
      "#12", "#12345", "#1234567", "#GGGGGG", "", "#", "# 00FF88", "#００ＦＦ８８",
    ])
  func malformedHex(text: String) throws {
    let places: [(path: String, document: JSONValue)] = [
      ("color", ["style": "info", "title": "A", "color": .string(text)]),
      (
        "buttons[0].backgroundColor",
        ["style": "info", "buttons": [["title": "B", "backgroundColor": .string(text)]]]
      ),
      (
        "appearance.contentViewColor",
        ["style": "info", "title": "A", "appearance": ["contentViewColor": .string(text)]]
      ),
      (
        "screen.backdrop",
        ["style": "info", "title": "A", "screen": ["backdrop": .string(text)]]
      ),
    ]
    for (path, document) in places {
      let error = #expect(throws: DocumentError.self) {
        _ = try AlertRenderer.standard.image(AlertDocument(json: document.bytes))
      }
      #expect(error?.code == .badColor)
      #expect(error?.path == path)
      #expect(error?.message.contains("\"\(text)\"") == true)
      #expect(error?.position != nil)
    }
  }

  @Test("K08: the last two of eight digits are the alpha")
  func alphaIsLast() throws {
    let drawing = try Drawing([
      "style": "info", "title": "Pale", "appearance": ["contentViewColor": "#11223380"],
    ])
    let card = try drawing.pixels(of: .card)
    let pixel = drawing.bitmap[card.minX + 10, (card.minY + card.maxY) / 2]
    #expect(pixel.distance(to: Color(136, 144, 153)) <= 1)
    #expect(Color(hex: "#1238") == Color(hex: "#11223388"))
  }

  @Test(
    "K09: icons stand out by 3:1 from their circles but for the stated exceptions",
    arguments: ["success", "error", "warning", "info", "notice", "question", "edit"])
  func iconContrast(style: String) throws {
    let found = try #require(FamilyCatalog.standard.families[0].styles.first { $0.name == style })
    let contrast = found.color.resolve(in: ColorEnvironment()).contrast(with: .white)
    // White on the system's light hues is what the system draws itself.
    let exceptions = ["success", "warning", "question"]
    #expect((contrast < 3) == exceptions.contains(style), "\(contrast)")
    // With increased contrast there are no exceptions.
    let strong = try Drawing([
      "style": .string(style), "title": "Look", "environment": ["contrast": "increased"],
    ])
    let icon = try strong.pixels(of: .icon)
    let circle = found.color.resolve(in: ColorEnvironment(increasedContrast: true))
    let box = try #require(strong.bitmap.box(in: icon) { $0 == circle })
    let middle = box.inset(by: box.width / 4)
    var best = 0.0
    for y in middle.minY..<middle.maxY {
      for color in strong.bitmap.row(y, from: middle.minX, to: middle.maxX) {
        best = max(best, color.contrast(with: circle))
      }
    }
    #expect(best >= 3, "\(best)")
  }

  @Test(
    "K12: a border without width leaves no trace of its colour", arguments: ["#FFFFFF", "#FFF8"])
  func absentBorder(card: String) throws {
    let drawing = try Drawing([
      "style": "info", "title": "No border", "message": "Look at the corners.",
      "appearance": [
        "contentViewBorderWidth": 0, "contentViewBorderColor": "#FF00FF",
        "contentViewColor": .string(card), "contentViewCornerRadius": 24,
      ],
    ])
    #expect(drawing.bitmap.count(where: \.isMagentaTinted) == 0)
  }

  @Test(
    "K14: automatic labels take the better of white and dark and reach 4.5:1",
    arguments: ["#FFC107", "#FFFF00", "#19B6EE", "#8E8E93", "#FF6B35", "#7F7F7F"])
  func labelContrast(text: String) throws {
    let drawing = try Drawing([
      "style": "info", "title": "Pick",
      "buttons": [["title": "lllll", "backgroundColor": .string(text)]],
      "appearance": ["buttonFont": ["size": 32, "weight": 700]],
    ])
    let fill = try #require(Color(hex: text))
    guard case .text(_, let node) = try drawing.element(.button(0).label).content else { return }
    let label = node.color.over(fill)
    let dark = Color(0, 0, 0, 204).over(fill)
    let contrast = label.contrast(with: fill)
    #expect(contrast == max(Color.white.contrast(with: fill), dark.contrast(with: fill)))
    // The one stated exception: a grey in the middle, on which 80 % black is the better choice.
    #expect(contrast >= (text == "#7F7F7F" ? 4.3 : 4.5), "\(contrast)")
    let box = try drawing.pixels(of: .button(0).label)
    let inked = drawing.bitmap.count(in: box) { $0.distance(to: label) <= 1 }
    #expect(inked > 50, "the label is drawn in another colour")
  }

  @Test("K17: colours with alpha survive a dump of the theme")
  func themeDump() throws {
    var theme = Appearance()
    let source: JSONValue = [
      "style": "info", "title": "Dump",
      "appearance": ["contentViewColor": "#11223380", "titleColor": "#0F8C"],
    ]
    let document = try AlertDocument(json: source.bytes)
    let dump = try document.json()
    #expect(dump.contains("#11223380") && dump.contains("#0F8C"))
    let first = try AlertRenderer.standard.image(document)
    let second = try AlertRenderer.standard.image(AlertDocument(json: Array(dump.utf8)))
    #expect(first == second)
    // The same through the properties of Swift code.
    theme.contentViewColor = .fixed(Color(0x11, 0x22, 0x33, 0x80))
    theme.titleColor = .fixed(Color(0, 0xFF, 0x88, 0xCC))
    var resolved = document
    resolved.appearance = theme.overrides
    let again = try resolved.json()
    #expect(again.contains("#11223380") && again.contains("#00FF88CC"))
    #expect(try AlertRenderer.standard.image(AlertDocument(json: Array(again.utf8))) == first)
  }

  @MainActor
  @Test("K21: one alert rendered light, dark and light again keeps no colour")
  func schemesAreResolvedEachTime() throws {
    func alert() -> CoolAlert {
      CoolAlert(.warning, "Delete photo?", "It will be gone.")
        .button("Delete", role: .destructive)
        .appearance {
          $0.contentViewBorderWidth = 2
          $0.shadowOpacity = 0.5
        }
    }
    let one = alert()
    let light = try one.png(scheme: .light)
    let dark = try one.png(scheme: .dark)
    #expect(try dark == alert().png(scheme: .dark))
    #expect(try light == one.png(scheme: .light))
    #expect(light != dark)
  }
}
