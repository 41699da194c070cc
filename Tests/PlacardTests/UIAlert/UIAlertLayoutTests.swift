import Placard
import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardModel
import Testing

@Suite("System alerts laid out")
struct UIAlertLayoutTests {
  private let cancel = AlertButton(title: "Cancel", role: .cancel)

  private func document(
    _ style: String = "alert", _ buttons: [AlertButton],
    _ generation: SystemGeneration = .classic
  ) -> AlertDocument {
    var document = AlertDocument(
      kind: "uiAlert", style: style, content: AlertContent(title: "Title", message: "Message"))
    document.content.buttons = buttons
    document.environment.colors.generation = generation
    return document
  }

  private func layout(_ document: AlertDocument, _ state: AlertState? = nil) throws -> LayoutTree {
    try AlertRenderer.standard.layout(document, state: state)
  }

  private func frame(_ tree: LayoutTree, _ id: ElementID) throws -> Rect {
    try #require(tree.element(id)).frame
  }

  @Test("Cancel leads in a row and is last in a column, whatever the order given")
  func order() throws {
    for generation in [SystemGeneration.classic, .glass] {
      let row = try layout(document([cancel, AlertButton(title: "OK")].reversed(), generation))
      #expect(try frame(row, .button(1)).maxX < frame(row, .button(0)).minX)
      #expect(try frame(row, .button(1)).minY == frame(row, .button(0)).minY)
      let more = [cancel, AlertButton(title: "One"), AlertButton(title: "Two")]
      let column = try layout(document(more, generation))
      #expect(try frame(column, .button(0)).minY >= frame(column, .button(2)).maxY)
    }
  }

  @Test("Two actions share a row only if the longer one needs no more than half of the width")
  func fit() throws {
    let long = AlertButton(title: "Move to the Recently Deleted Album")
    let column = try layout(document([long, cancel]))
    #expect(try frame(column, .button(1)).minY > frame(column, .button(0)).minY)
    #expect(try frame(column, .card).width == 270)
    var large = document([AlertButton(title: "OK"), cancel])
    large.environment.textSize = .accessibilityMedium
    let tree = try layout(large)
    #expect(try frame(tree, .button(1)).minY > frame(tree, .button(0)).minY)
    #expect(try frame(tree, .card).width == large.screen.size.width - 16)
  }

  @Test("From system 26 on, the preferred action is trailing in a row and first in a column")
  func preferred() throws {
    var pair = document([AlertButton(title: "Yes"), AlertButton(title: "No")], .glass)
    pair.content.preferredButton = 0
    let row = try layout(pair)
    #expect(try frame(row, .button(0)).minX > frame(row, .button(1)).maxX)
    var three = document(
      [AlertButton(title: "One"), AlertButton(title: "Two"), cancel], .glass)
    three.content.preferredButton = 1
    let column = try layout(three)
    #expect(try frame(column, .button(1)).maxY < frame(column, .button(0)).minY)
  }

  @Test("A line between classic actions is one pixel at any scale", arguments: [1.0, 2, 3])
  func hairlines(_ scale: Double) throws {
    var document = document([AlertButton(title: "OK"), cancel])
    document.output.scale = scale
    let tree = try layout(document)
    let gap = try frame(tree, .button(0)).minX - frame(tree, .button(1)).maxX
    #expect(abs(gap - 1 / scale) < 1e-9)
  }

  @Test("A sheet ends at the safe area, its cancel on a card of its own 8 points below the rest")
  func sheet() throws {
    var sheet = document("actionSheet", [AlertButton(title: "Copy"), cancel])
    sheet.screen = ScreenDescription(size: Size(402, 874))
    let tree = try layout(sheet)
    let (card, last) = (try frame(tree, .card), try frame(tree, "cancelCard"))
    #expect(abs(last.maxY - sheet.screen.safeFrame.maxY) < 0.5)
    #expect(abs(last.minY - card.maxY - 8) < 0.5 && card.width == 386)
    let crop = try AlertRenderer.standard.image(sheet)
    #expect(Double(crop.height) / 2 > card.height + last.height + 90)
  }

  @Test("A popover on a wide screen has no cancel and stands below what it points at")
  func popover() throws {
    var sheet = document("actionSheet", [AlertButton(title: "Copy"), cancel])
    sheet.screen = ScreenDescription(size: Size(744, 1133))
    var appearance = UIAlertAppearance()
    appearance.sourceRect = Rect(300, 100, 44, 44)
    sheet.appearance = appearance.overrides
    let tree = try layout(sheet)
    #expect(tree.element(.button(1)) == nil)
    let card = try frame(tree, .card)
    #expect(abs(card.minY - 152) < 0.5 && abs(card.center.x - 322) < 0.5)
  }

  @Test("200 actions scroll below the whole text, and the card stays on the screen")
  func many() throws {
    let buttons = (0..<199).map { AlertButton(title: "Action \($0)") }
    for style in ["alert", "actionSheet"] {
      for generation in [SystemGeneration.classic, .glass] {
        let document = document(style, buttons + [cancel], generation)
        let tree = try layout(document)
        let room = document.screen.safeFrame
        #expect(tree.root.frame.minY >= room.minY && tree.root.frame.maxY <= room.maxY + 0.01)
        #expect(try #require(tree.element("buttonScroll")).isScrolled)
        #expect(try !#require(tree.element("textScroll")).isScrolled)
      }
    }
  }

  @Test("A long message scrolls above its actions, which all stay in sight")
  func longMessage() throws {
    var document = document([AlertButton(title: "Agree"), AlertButton(title: "Later"), cancel])
    document.content.message = String(repeating: "Words of the terms of use. ", count: 200)
    let tree = try layout(document)
    #expect(try #require(tree.element("textScroll")).isScrolled)
    #expect(tree.element("buttonScroll")?.isScrolled != true)
    #expect(try frame(tree, .button(2)).maxY <= document.screen.safeFrame.maxY)
  }

  @Test(
    "A pressed action is filled and loses the lines beside it; a disabled one cannot be pressed")
  func pressed() throws {
    var document = document([AlertButton(title: "One"), AlertButton(title: "Two"), cancel])
    let rest = try layout(document).root.all.count { $0.decoration?.fill != nil }
    let state = AlertState(pressed: .button(1))
    let tree = try layout(document, state)
    #expect(tree.element(.button(1))?.decoration?.fill != nil)
    #expect(tree.root.all.count { $0.decoration?.fill != nil } == rest - 1)
    document.content.buttons[1].isEnabled = false
    #expect(try layout(document, state).element(.button(1))?.decoration == nil)
  }

  @Test("Only a focused field has a caret, behind its text and never outside the field")
  func caret() throws {
    var document = document([cancel])
    document.content.fields = [
      AlertField(placeholder: "Name", text: "Olivia"), AlertField(placeholder: "Code"),
    ]
    #expect(try layout(document).element("field[0].caret") == nil)
    for generation in [SystemGeneration.classic, .glass] {
      document.environment.colors.generation = generation
      document.content.fields[0].text = "Olivia"
      let tree = try layout(document, AlertState(focusedField: 0))
      #expect(tree.element("field[1].caret") == nil)
      let text = try #require(tree.element("field[0].text"))
      guard case .text(let words, _) = text.content else { continue }
      let end = text.frame.minX + words.size.width
      #expect(try abs(frame(tree, "field[0].caret").minX - end) <= 0.5)
      document.content.fields[0].text = String(repeating: "long ", count: 60)
      let long = try layout(document, AlertState(focusedField: 0))
      #expect(try frame(long, "field[0].caret").maxX <= frame(long, .field(0)).maxX)
    }
  }

  @Test("A reader meets a heading, the message, fields by their placeholders, and dimmed actions")
  func accessibility() throws {
    var document = document([AlertButton(title: "Sign In", isEnabled: false), cancel])
    document.content.fields = [AlertField(placeholder: "Password", text: "abc", isSecure: true)]
    let tree = try AlertRenderer.standard.accessibility(document)
    let report = AccessibilityReport(tree).text
    #expect(report.contains("Password") && !report.contains("abc"))
    #expect(report.contains("notEnabled") && report.contains("header"))
  }

  @Test("Empty lists of buttons and fields give a card of texts alone, and lint misses a cancel")
  func textsOnly() throws {
    let document = document([])
    #expect(try layout(document).element("buttonScroll") == nil)
    let rules = try AlertRenderer.standard.lint(document).map(\.rule)
    #expect(rules.contains("no-cancel"))
  }
}

extension UIAlertLayoutTests {
  private func document(
    _ buttons: [AlertButton], _ generation: SystemGeneration = .classic
  ) -> AlertDocument { document("alert", buttons, generation) }
}
