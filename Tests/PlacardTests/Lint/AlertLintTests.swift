import Placard
import Testing

@Suite("Linting documents")
struct AlertLintTests {
  private func rules(
    _ document: AlertDocument, _ severity: LintSeverity? = nil
  ) throws -> [String] {
    try AlertRenderer.standard.lint(document)
      .filter { severity == nil || $0.severity == severity }
      .map { "\($0.element) \($0.rule)" }
  }

  private func document(_ json: String) throws -> AlertDocument {
    try AlertDocument(json: Array(json.utf8))
  }

  @Test("A plain alert has nothing but the stated exception of white on its hue")
  func plain() throws {
    let alert = try document(#"{"style": "success", "title": "Saved", "message": "All is well."}"#)
    #expect(try rules(alert) == ["icon stated-contrast"])
  }

  @Test("Missing glyphs are findings, although the same renderer refuses to draw them")
  func missingGlyphs() throws {
    let alert = try document(#"{"style": "info", "title": "\#u{12000}"}"#)
    #expect(throws: DocumentError.self) { try AlertRenderer.standard.layout(alert) }
    #expect(try rules(alert, .error) == ["title missing-glyph"])
  }

  @Test("A card through which a picture or a gradient shines is judged by what shines through")
  func gradient() throws {
    func alert(_ first: String, _ last: String) throws -> AlertDocument {
      try document(
        """
        {"style": "info", "title": "Over a gradient",
         "appearance": {"contentViewColor": "#FFFFFF10", "titleColor": "#000000", "dimOpacity": 0},
         "screen": {"backdrop": {"gradient": {"colors": ["\(first)", "\(last)"]}}}}
        """)
    }
    #expect(try !rules(alert("#FFFFFF", "#F0F0F0"), .warning).contains("title contrast"))
    #expect(try rules(alert("#000000", "#303030"), .warning).contains("title contrast"))
  }

  @Test(
    "Waiting, progress, a timeout and a tap outside are ways out",
    arguments: [
      (#"{"style": "info", "title": "x", "closeButton": null}"#, true),
      (#"{"style": "wait", "title": "x"}"#, false),
      (#"{"style": "info", "title": "x", "closeButton": null, "progress": 0.5}"#, false),
      (#"{"style": "info", "title": "x", "closeButton": null, "timeout": 3}"#, false),
      (
        #"{"style": "info", "title": "x", "closeButton": null, "#
          + #""appearance": {"hideWhenBackgroundViewIsTapped": true}}"#, false
      ),
    ])
  func waysOut(json: String, isReported: Bool) throws {
    #expect(try rules(document(json)).contains("alert no-cancel") == isReported)
  }

  @Test("A card too high for the smallest screen overflows")
  func overflow() throws {
    var alert = try document(
      #"{"style": "info", "title": "Title", "buttons": [{"title": "Go"}]}"#)
    alert.screen = ScreenDescription(size: Size(320, 120))
    alert.environment.textSize = .accessibilityExtraExtraExtraLarge
    #expect(try rules(alert, .error).contains("card overflow"))
  }

  @Test("A matrix has every combination, the last axis varying fastest")
  func matrix() throws {
    let alert = try document(#"{"style": "info", "title": "x"}"#)
    #expect(LintMatrix().variants(of: alert).map(\.name) == [""])
    #expect(LintMatrix().variants(of: alert).map(\.document) == [alert])
    let all = LintMatrix(LintMatrix.Axis.allCases).variants(of: alert)
    #expect(all.count == 12 * 2 * 2 * 5)
    #expect(Set(all.map(\.document)).count == all.count)
    #expect(all[1].name == "text-size=xS scheme=light direction=ltr width=375")
    #expect(all[1].document.screen.size == Size(375, 667))
    #expect(all[5].document.environment.direction == .rightToLeft)
    #expect(all[10].document.environment.colors.scheme == .dark)
    #expect(all[20].document.environment.textSize == .small)
  }

  @Test("Equal findings of a matrix are one group that names the worst and all combinations")
  func groups() throws {
    var alert = try document(#"{"style": "info", "title": "x"}"#)
    alert.content.buttons = [AlertButton(title: "Go")]
    alert.screen.backdrop = .color(.pair(light: .white, dark: .white))
    alert.appearance =
      Appearance {
        $0.contentViewColor = .fixed(.white)
        $0.titleColor = .pair(light: Color(rgb: 0xAAAAAA), dark: Color(rgb: 0xCCCCCC))
      }.overrides
    let groups = try AlertRenderer.standard.lint(alert, over: LintMatrix([.scheme]))
    let title = try #require(groups.first { $0.finding.element == "title" })
    #expect(title.worst == "scheme=dark")
    #expect(title.variants == ["scheme=light", "scheme=dark"])
    #expect(title.finding.value == 1.6)
    let order = groups.compactMap { LintSeverity.allCases.firstIndex(of: $0.finding.severity) }
    #expect(order == order.sorted())
  }
}
