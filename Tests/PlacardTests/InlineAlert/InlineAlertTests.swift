import Placard
import Testing

@Suite("Inline alerts drawn by tokens")
struct InlineAlertTests {
  private let renderer = AlertRenderer.standard

  private func full(_ style: String = "info") -> AlertDocument {
    InlineAlertCombination(
      style: style, hasTitle: true, hasSubtitle: true, hasPrimary: true, hasSecondary: true,
      hasDismiss: true
    ).document()
  }

  private func frame(_ document: AlertDocument, _ id: ElementID) throws -> Rect {
    try #require(renderer.layout(document).element(id)).frame
  }

  @Test(
    "Every combination is drawn without a finding of lint, in both schemes and at three text sizes",
    arguments: InlineAlertCombination.all)
  func lint(_ combination: InlineAlertCombination) throws {
    for scheme in ColorScheme.allCases {
      for size in [TextSize.extraSmall, .large, .accessibilityExtraExtraExtraLarge] {
        var document = combination.document(scheme)
        document.environment.textSize = size
        let findings = try renderer.lint(document)
        #expect(findings.isEmpty, "\(scheme) \(size) \(findings)")
        #expect(!(try renderer.displayList(document).items.isEmpty))
      }
    }
  }

  @Test("K09 Icon and buttons have the contrast they need on the style's own surface")
  func contrast() throws {
    for style in ["info", "warning", "danger", "success", "plain"] {
      for scheme in ColorScheme.allCases {
        var document = full(style)
        document.environment.colors.scheme = scheme
        let findings = try renderer.lint(document)
        #expect(!findings.contains { $0.rule.contains("contrast") }, "\(style) \(findings)")
      }
    }
    var pale = full()
    pale.appearance = JSONNode([
      "tokens": ["theme": ["color": ["foreground": ["default": "#C9D8E8"]]]]
    ])
    #expect(try renderer.lint(pale).contains { $0.rule.contains("contrast") })
  }

  @Test("Padding, gaps and corners are those of the tokens, and follow a theme")
  func spacing() throws {
    var document = full()
    let card = try frame(document, .card)
    #expect(card.width == document.screen.size.width - 16)
    #expect(try frame(document, .icon).minX - card.minX == 16)
    #expect(try frame(document, .title).minX - card.minX == 16 + 24 + 8)
    let decoration = try #require(renderer.layout(document).element(.card)?.decoration)
    #expect(decoration.radii == CornerRadii(12) && decoration.border?.width == 1)
    document.appearance = JSONNode([
      "tokens": [
        "theme": ["spacer": ["md": 24, "sm": 12], "radius": ["large": "{theme.spacer.md}"]]
      ]
    ])
    #expect(try frame(document, .icon).minX - card.minX == 24)
    #expect(try frame(document, .title).minX - card.minX == 24 + 24 + 12)
    #expect(
      try renderer.layout(document).element(.card)?.decoration?.radii == CornerRadii(24))
  }

  @Test("A single line stands in the middle beside icon and cross")
  func singleLine() throws {
    let document = InlineAlertCombination(style: "info", hasDismiss: true).document()
    let middle = try frame(document, .icon).center.y
    #expect(abs(try frame(document, .title).center.y - middle) < 0.6)
    #expect(abs(try frame(document, .closeButton).center.y - middle) < 0.6)
    #expect(abs(try frame(document, .card).center.y - middle) < 0.6)
  }

  @Test("The dismiss button is drawn only where there is one, with a target of 44 points")
  func dismiss() throws {
    var document = full()
    let target = try frame(document, .closeButton)
    #expect(target.width >= 44 && target.height >= 44)
    document.content.closeButton = .automatic
    #expect(try renderer.layout(document).element(.closeButton) == nil)
  }

  @Test("L32 A long subtitle wraps inside the card, and nothing of a short title is lost")
  func longSubtitle() throws {
    var document = InlineAlertCombination(style: "success", hasSubtitle: true).document()
    document.screen = ScreenDescription(size: Size(320, 568))
    document.content.title = "Message Sent!"
    let short = try frame(document, .card).height
    document.content.message = String(
      repeating: "Your message is on its way to everyone. ", count: 4)
    let tree = try renderer.layout(document)
    let card = try #require(tree.element(.card)).frame
    #expect(card.height > short && card.width <= 320)
    let texts = [ElementID.title, .message].compactMap { tree.element($0)?.frame }
    for text in texts { #expect(text.minX >= card.minX && text.maxX <= card.maxX) }
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("L39 L40 In right-to-left layouts every inset is the mirror image of the other's")
  func rightToLeft() throws {
    var document = full()
    document.content.title = "עדכון זמין"
    document.content.message = "עדכון ממתין לך בחנות"
    let width = document.screen.size.width
    let ids: [ElementID] = [.icon, .closeButton, .button(0), .button(1)]
    let before = try ids.map { try frame(document, $0) }
    document.environment.direction = .rightToLeft
    for (id, old) in zip(ids, before) {
      let new = try frame(document, id)
      #expect(abs(new.maxX - (width - old.minX)) < 0.01, "\(id)")
    }
    let title = try frame(document, .title)
    #expect(try title.maxX <= frame(document, .icon).minX)
    #expect(try title.minX >= frame(document, .closeButton).minX)
  }

  @Test("A custom style sets fonts, picture, colours, borders, corners and shadow on one alert")
  func customStyle() throws {
    var document = full("plain")
    document.customColor = .pair(light: Color(rgb: 0x5B2C91), dark: Color(rgb: 0xC9A8F0))
    document.content.icon = .symbol("star")
    document.appearance = JSONNode([
      "backgroundColor": "#FFFFFF", "borderColor": "#800080", "borderWidth": 2,
      "cornerRadius": ["topLeading": 20, "bottomTrailing": 20], "shadow": "none",
      "buttonCornerRadius": 22, "titleFont": ["size": 22, "weight": 700],
    ])
    let tree = try renderer.layout(document)
    let card = try #require(tree.element(.card)?.decoration)
    #expect(card.fill == Color(rgb: 0xFFFFFF) && card.shadow == nil)
    #expect(card.border == Decoration.Border(width: 2, color: Color(rgb: 0x800080)))
    #expect(
      card.radii
        == CornerRadii(topLeading: 20, topTrailing: 0, bottomTrailing: 20, bottomLeading: 0))
    let button = try #require(tree.element(.button(0))?.decoration)
    #expect(button.fill == Color(rgb: 0x5B2C91) && button.radii == CornerRadii(22))
    #expect(try renderer.lint(document).isEmpty)
  }

  @Test("Readers meet static texts and buttons, the dismiss button by its title")
  func accessibility() throws {
    let report = AccessibilityReport(try renderer.accessibility(full())).text
    for name in ["Update available", "Update now", "Remind me later", "Dismiss"] {
      #expect(report.contains(name), "\(name)")
    }
    #expect(!report.contains("header") && !report.contains("modal"))
  }
}
