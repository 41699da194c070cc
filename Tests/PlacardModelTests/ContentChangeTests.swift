import PlacardModel
import Testing

@Suite struct ContentChangeTests {
  private let content: AlertContent = {
    var content = AlertContent(title: "T")
    content.custom = [
      .toggle(ContentToggle("Wi-Fi")),
      .row(
        ContentStack([
          .slider(ContentSlider(1, in: 0...10, step: 2)),
          .column(ContentStack([.field(AlertField(placeholder: "Name"))])),
        ])),
      .segmented(ContentSegments(["A", "B"])), .rating(ContentRating(1)),
    ]
    return content
  }()

  @Test("A change gives new content in which one element holds another value, however deep it lies")
  func changes() throws {
    let changed =
      try content
      .applying(ContentChange("content[0]", .isOn(true)))
      .applying(ContentChange("content[1].content[0]", .number(4.9)))
      .applying(ContentChange("content[1].content[1].content[0]", .text("Ada")))
      .applying(ContentChange("content[2]", .selection(1)))
      .applying(ContentChange("content[3]", .selection(5)))
    #expect(changed.element("content[0]")?.value == .isOn(true))
    #expect(changed.element("content[1].content[0]")?.value == .number(4))
    #expect(changed.element("content[1].content[1].content[0]")?.value == .text("Ada"))
    #expect(changed.element("content[2]")?.value == .selection(1))
    #expect(changed.element("content[3]")?.value == .selection(5))
    #expect(content.element("content[0]")?.value == .isOn(false))
    #expect(content.element("content[0]")?.valueWhenTapped == .isOn(true))
  }

  @Test(
    "What an element cannot hold, or what is not there, is an error with the place",
    arguments: [
      ContentChange("content[0]", .number(1)), ContentChange("content[9]", .isOn(true)),
      ContentChange("content[1].content[7]", .isOn(true)),
      ContentChange("content[1].content[0]", .number(.nan)),
      ContentChange("content[1].content[0]", .number(11)),
      ContentChange("content[2]", .selection(2)), ContentChange("content[3]", .selection(6)),
      ContentChange("content[1].content[1].content[0]", .text("\u{7}")),
    ])
  func errors(change: ContentChange) {
    let error = #expect(throws: DocumentError.self) { try content.applying(change) }
    #expect(error?.path.hasPrefix(change.id.description) == true)
  }
}
