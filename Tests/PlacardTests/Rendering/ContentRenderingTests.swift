import Placard
import PlacardFamilies
import PlacardGraphics
import PlacardLayout
import PlacardModel
import Testing

@Suite struct ContentRenderingTests {
  private func document(_ elements: [ContentElement]) -> AlertDocument {
    var document = AlertDocument(style: "info", content: AlertContent(title: "Title"))
    document.content.message = "Message"
    document.content.custom = elements
    return document
  }

  private func frame(_ tree: LayoutTree, _ id: ElementID) throws -> Rect {
    try #require(tree.element(id)).frame
  }

  @Test("Content stands between message and buttons, in rows and columns with identities by place")
  func order() throws {
    let tree = try AlertRenderer.standard.layout(
      document([
        .row(
          ContentStack([.text(ContentText("A")), .spacer(nil), .text(ContentText("B"))])),
        .divider,
      ]))
    let message = try frame(tree, .message)
    let first = try frame(tree, "content[0].content[0]")
    let last = try frame(tree, "content[0].content[2]")
    #expect(first.minY > message.maxY)
    #expect(first.minX == message.minX)
    #expect(last.maxX == message.maxX)
    #expect(try frame(tree, "content[1]").height == 0.5)
    #expect(try frame(tree, "content[1]").maxY < frame(tree, .closeButton).minY)
  }

  @Test("Controls have the system's sizes, before glass and with it")
  func sizes() throws {
    var document = document([
      .toggle(ContentToggle("Wi-Fi", isOn: true)), .segmented(ContentSegments(["A", "B"])),
    ])
    func track() throws -> Size {
      let tree = try AlertRenderer.standard.layout(document)
      let toggle = try #require(tree.element("content[0]"))
      #expect(toggle.frame.height == 44)
      #expect(try frame(tree, "content[1]").height == 32)
      return try #require(toggle.children.last).frame.size
    }
    #expect(try track() == Size(63, 28))
    document.environment.colors.generation = .classic
    #expect(try track() == Size(51, 31))
  }

  @Test("A line that is too short takes from its widest parts first and never leaves the card")
  func crowded() throws {
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    let tree = try AlertRenderer.standard.layout(
      document([
        .row(
          ContentStack([
            .symbol(ContentSymbol("star")), .text(ContentText(long)), .text(ContentText("End")),
          ]))
      ]))
    let card = try frame(tree, .card)
    #expect(try frame(tree, "content[0].content[0]").width == 24)
    #expect(try frame(tree, "content[0].content[2]").maxX <= card.maxX - 20 + 0.01)
    #expect(try #require(tree.element("content[0].content[2]")).all.count == 1)
  }

  @Test("Content that is too high for the screen scrolls together with the texts")
  func scrolls() throws {
    let rows = (0..<40).map { ContentElement.toggle(ContentToggle("Row \($0)")) }
    let tree = try AlertRenderer.standard.layout(document(rows))
    #expect(try #require(tree.element("textScroll")).isScrolled)
    #expect(try frame(tree, .card).maxY < 844 - 34)
  }

  @Test("Screen readers hear what an element is, is called and holds")
  func accessibility() throws {
    let tree = AccessibilityTree(
      try AlertRenderer.standard.layout(
        document([
          .toggle(ContentToggle("Wi-Fi", isOn: true)),
          .slider(ContentSlider(0.5, label: "Volume")),
          .rating(ContentRating(3, label: "Stay")), .symbol(ContentSymbol("star")),
          .segmented(ContentSegments(["A", "B"], selection: 1)),
          .field(AlertField(placeholder: "PIN", text: "123", isSecure: true)),
        ])))
    let told = tree.elements.map { "\($0.label)|\($0.value ?? "")|\($0.traits.names)" }
    #expect(told.contains("Wi-Fi|1|[\"toggle\"]"))
    #expect(told.contains("Volume|50 percent|[\"adjustable\"]"))
    #expect(told.contains("Stay|3 / 5|[\"adjustable\"]"))
    #expect(told.contains("B||[\"button\", \"selected\"]"))
    #expect(told.contains("PIN|•••|[\"secureField\", \"isEditing\"]"))
    #expect(!tree.elements.contains { $0.name == "content[3]" })
  }

  private struct Stripes: CustomContent {
    var accessibilityLabel: String? { "Stripes" }
    func height(forWidth width: Double, in setting: CustomSetting) -> Double { width / 10 }
    func draw(in size: Size, _ setting: CustomSetting) -> [DisplayItem] {
      [.fill(.rectangle(Rect(origin: .zero, size: size)), .color(Color(rgb: 0xFF0000)))]
    }
  }

  @Test("Custom content measures and draws itself, and JSON refuses it with its place")
  func custom() throws {
    let document = document([.custom(CustomBox(Stripes()))])
    let tree = try AlertRenderer.standard.layout(document)
    let frame = try frame(tree, "content[0]")
    #expect(frame.size == Size(260, 26))
    let picture = try AlertRenderer.standard.displayList(document).description
    #expect(picture.contains("#FF0000"))
    let error = #expect(throws: DocumentError.self) { try document.json() }
    #expect(error?.path == "content[0]")
    #expect(CustomBox(Stripes()) == CustomBox(Stripes()))
  }

  @Test("Values that Swift code puts outside their ranges are errors with their place")
  func ranges() {
    let wrong: [(ContentElement, String)] = [
      (.progress(ContentProgress(.nan)), "content[0].progress"),
      (.slider(ContentSlider(2)), "content[0].slider"),
      (.rating(ContentRating(7)), "content[0].rating"),
      (.segmented(ContentSegments(["A"], selection: 3)), "content[0].selection"),
      (.table(ContentTable([["a"], ["b", "c"]])), "content[0].table[1]"),
      (.chart(ContentChart(.bar, [.infinity])), "content[0].values"),
      (.column(ContentStack([.spacer(-1)])), "content[0].content[0].spacer"),
      (.symbol(ContentSymbol("nosuchsymbol")), "icon.systemName"),
      (.text(ContentText("\u{1}")), "content[0]"),
    ]
    for (element, path) in wrong {
      let error = #expect(throws: DocumentError.self) {
        try AlertRenderer.standard.layout(document([element]))
      }
      #expect(error?.path == path)
    }
  }
}
