import Placard
import Testing

@Suite("Alerts for screen readers")
struct AlertAccessibilityTests {
  private static let alert: JSONValue = [
    "style": "warning", "title": "Delete 12 photos?", "message": "They’ll be gone.",
    "buttons": [["title": "Delete", "role": "destructive"]], "closeButton": "Cancel",
    "appearance": ["buttonsLayout": "automatic"],
  ]

  private func document(_ change: JSONValue = [:]) throws -> AlertDocument {
    try AlertDocument(json: change.filled(from: Self.alert).bytes)
  }

  @Test("An alert is read from its icon to its close button, with every contrast")
  func text() throws {
    let tree = try AlertRenderer.standard.accessibility(document())
    #expect(
      AccessibilityReport(tree).text == """
        alert, modal, escape closes it
        announces "Warning. Delete 12 photos? They’ll be gone."
        1 icon "Warning", image, contrast 2.3:1, needs 3:1
        2 title "Delete 12 photos?", header, contrast 21:1
        3 message "They’ll be gone.", staticText, contrast 5.96:1
        4 button[0] "Delete", button, contrast 3.56:1
        5 closeButton "Cancel", button, contrast 18.27:1

        """)
  }

  @Test("From right to left the order stays and the places are mirrored")
  func mirrored() throws {
    let here = try AlertRenderer.standard.accessibility(document())
    let there = try AlertRenderer.standard.accessibility(
      document(["environment": ["direction": "rtl"]]))
    #expect(there.elements.map(\.name) == here.elements.map(\.name))
    for (a, b) in zip(here.elements, there.elements) {
      #expect(b.frame.minX == 390 - a.frame.maxX, "\(a.name)")
    }
  }

  @Test("A state is heard: a running action dims everything and holds the alert")
  func state() throws {
    let tree = try AlertRenderer.standard.accessibility(
      document(), state: AlertState(busyButton: 0))
    #expect(!tree.allowsEscape)
    #expect(
      tree.elements.suffix(2).map(\.spoken)
        == ["Delete, In progress, dimmed, button", "Cancel, dimmed, button"])
  }

  @Test("Actions that have scrolled away are still read")
  func scrolled() throws {
    let buttons = (1...20).map { JSONNode(["title": .string("Choice \($0)")]) }
    let tree = try AlertRenderer.standard.accessibility(document(["buttons": .array(buttons)]))
    let choices = tree.elements.filter { $0.label.hasPrefix("Choice") }
    #expect(choices.map(\.label) == (1...20).map { "Choice \($0)" })
    #expect(choices.first?.isInSight == true)
    #expect(choices.last?.isInSight == false)
    #expect(choices.last?.contrast == nil)
  }

  @Test("A character that no font has is read; only the picture is refused")
  func missingGlyph() throws {
    let odd = try document(["title": "Old \u{12000}"])
    #expect(
      try AlertRenderer.standard.accessibility(odd).elements.map(\.label).contains("Old \u{12000}"))
    #expect(throws: DocumentError.self) { try AlertRenderer.standard.accessibilityPicture(odd) }
  }

  @Test("The picture frames every element in the colour of its number", arguments: [1.0, 2, 3])
  func boxes(scale: Double) throws {
    var document = try document()
    document.output.scale = scale
    let picture = try AlertRenderer.standard.accessibilityPicture(document)
    let tree = try AlertRenderer.standard.accessibility(document)
    let plain = try AlertRenderer.standard.image(document)
    #expect(picture.width > plain.width + Int(320 * scale))
    #expect(picture.height >= plain.height + Int(48 * scale))
    let card = try #require(try AlertRenderer.standard.layout(document).element(.card)).frame
    let hues: [DynamicColor] = [
      .systemBlue, .systemOrange, .systemPurple, .systemGreen, .systemPink,
    ]
    // The crop leaves 48 points beside the card and 40 above the circle, the sheet 24 round it.
    let top = tree.elements[0].frame.minY
    for (element, hue) in zip(tree.elements, hues) {
      let x = element.frame.center.x - card.minX + 48 + 24
      let y = element.frame.maxY - top + 40 + 24 + 1.5
      let pixel = picture[Int(x * scale), Int(y * scale)]
      #expect(pixel == hue.resolve(in: document.environment.colors), "\(element.name)")
    }
  }

  @Test("A picture of the whole screen and one in dark are opaque", arguments: ColorScheme.allCases)
  func opaque(scheme: ColorScheme) throws {
    var document = try document(["output": ["crop": "screen"]])
    document.environment.colors.scheme = scheme
    let picture = try AlertRenderer.standard.accessibilityPicture(document)
    #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(
      picture[0, 0]
        == DynamicColor.systemGroupedBackground.resolve(in: document.environment.colors))
  }
}
