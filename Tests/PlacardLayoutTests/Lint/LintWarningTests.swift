import PlacardGraphics
import PlacardModel
import Testing

@testable import PlacardLayout

@Suite("Lint rules that report warnings")
struct LintWarningTests {
  @Test("A button under 44 points is reported by its shorter side")
  func targets() {
    let card = LintSample.card([
      LintSample.button(0, "Low", Rect(65, 340, 260, 43.5)),
      LintSample.button(1, "Fine", Rect(65, 400, 260, 44)),
      LintSample.button(2, "Narrow", Rect(65, 460, 30, 44)),
    ])
    let found = LintSample.findings(of: .smallTarget, card)
    #expect(found.map(\.element) == ["button[0]", "button[2]"])
    #expect(found.map(\.value) == [43.5, 30])
    #expect(found.map(\.limit) == [44, 44])
    #expect(found.first?.message == "is 260×43.5 pt, must be 44×44 pt at least")
  }

  @Test("An alert needs a close button, a cancel button or another way out")
  func cancel() {
    let yes = LintSample.button(0, "Yes", Rect(65, 400, 260, 48))
    var document = AlertDocument(style: "question")
    document.content.buttons = [AlertButton(title: "Yes")]
    func count(_ card: LayoutElement, closes: Bool = false) -> Int {
      LintSample.findings(
        of: .noCancel, card, document: document, closesWithoutButton: closes
      ).count
    }
    #expect(count(LintSample.card([yes])) == 1)
    #expect(count(LintSample.card([yes]), closes: true) == 0)
    let close = LintSample.button(1, "Done", Rect(65, 460, 260, 48), role: .closeButton)
    #expect(count(LintSample.card([yes, close])) == 0)
    document.content.buttons = [AlertButton(title: "No", role: .cancel)]
    #expect(count(LintSample.card([yes])) == 0)
  }

  @Test("Empty titles are those without a visible character", arguments: ["", " ", "\u{200B}"])
  func empty(title: String) {
    let card = LintSample.card([LintSample.button(0, title, Rect(65, 400, 260, 48))])
    #expect(LintSample.findings(of: .emptyTitle, card).map(\.element) == ["button[0]"])
    #expect(LintSample.findings(of: .duplicateTitle, card).isEmpty)
  }

  @Test("Equal titles are reported once each, blanks at the ends aside")
  func duplicates() {
    let titles = ["Save", "Save ", "Delete", "save", "Save"]
    let card = LintSample.card(
      titles.enumerated().map {
        LintSample.button($0.offset, $0.element, Rect(65, 100 * Double($0.offset), 260, 48))
      })
    let found = LintSample.findings(of: .duplicateTitle, card)
    #expect(found.map(\.element) == ["button[1]", "button[4]"])
    #expect(found.first?.message == "has the same title as button[0]")
    #expect(LintSample.findings(of: .emptyTitle, card).isEmpty)
  }

  @Test("The catalogue has each rule once, errors first")
  func catalog() {
    let rules = LintCatalog.standard.rules
    #expect(Set(rules.map(\.id)).count == rules.count)
    let order = rules.map { LintSeverity.allCases.firstIndex(of: $0.severity) ?? 0 }
    #expect(order == order.sorted())
    for rule in rules { #expect(rule.summary.hasSuffix(".")) }
  }
}
