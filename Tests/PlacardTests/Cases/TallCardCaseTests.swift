import Placard
import Testing

/// Rows of the class "layout" on cards that are higher than their screen.
struct TallCardCaseTests {
  private static let prose =
    "Your library holds more pictures than this device has room for, so older ones are kept in "
    + "the cloud and come back when you open them. "

  private static func prose(_ count: Int) -> String {
    String(String(repeating: prose, count: count / prose.count + 1).prefix(count - 1)) + "."
  }

  private static func buttons(_ titles: [String]) -> JSONValue {
    .array(titles.map { JSONNode(["title": .string($0)]) })
  }

  /// Expects that a window ends below a whole line of a text, and a bar that tells of the rest.
  private func expectScrollHint(_ id: ElementID, cutting text: ElementID, _ drawing: Drawing) throws
  {
    let window = try drawing.element(id)
    #expect(window.isScrolled)
    let box = try drawing.pixels(of: id)
    let background = drawing.bitmap[box.minX - 20, box.minY]
    let lines =
      (window.frame.maxY - (try drawing.frame(text).minY)) / (try drawing.text(text).lineHeight)
    #expect(lines > 0.9 && abs(lines - lines.rounded()) < 0.06, "\(lines) lines are shown")
    let beside = PixelBox(
      minX: box.maxX + 8, minY: box.minY, maxX: box.maxX + 14, maxY: box.maxY)
    let bar = try #require(drawing.bitmap.box(in: beside) { $0 != background })
    #expect(bar.minY == box.minY && bar.height < box.height)
  }

  @Test("L04: at the largest text size buttons are stacked, nothing is cut and the text scrolls")
  func largestTextSize() throws {
    let drawing = try Drawing([
      "style": "warning", "title": "Delete photo?",
      "message": "It will be deleted from all devices.\nThis cannot be undone.",
      "buttons": Self.buttons(["Decline", "Accept"]), "closeButton": .null,
      "appearance": ["buttonsLayout": "automatic"], "environment": ["textSize": "AX5"],
      "screen": ["size": ["width": 320, "height": 568], "backdrop": "#FFFFFF"],
    ])
    #expect(drawing.screen.contains(drawing.tree.root.frame))
    #expect(!drawing.isTruncated)
    let card = try drawing.pixels(of: .card)
    var above = card.minY
    for (index, title) in ["Decline", "Accept"].enumerated() {
      let button = try drawing.pixels(of: .button(index))
      #expect(button.minY > above && button.width == card.width - 80)
      above = button.maxY
      #expect(card.contains(button))
      #expect(try drawing.lines(.button(index).label).map(\.text) == [title])
      let surface = try drawing.surface(of: .button(index))
      let ink = try drawing.ink(in: .button(index).label, on: surface)
      #expect(button.inset(by: 2).contains(ink))
    }
    try expectScrollHint("messageScroll", cutting: .message, drawing)
  }

  @Test("L11: of 20 buttons the first is on top, in order, none over another or over the title")
  func twentyButtons() throws {
    let titles = (1...20).map { "Option \($0)" }
    let many = try Drawing(["style": "question", "title": "Pick", "buttons": Self.buttons(titles)])
    #expect(many.screen.contains(many.tree.root.frame))
    let window = try many.frame("buttonScroll")
    let frames = try (0..<20).map { try many.frame(.button($0)) }
    #expect(frames[0].minY == window.minY)
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    #expect(try many.lines(.button(0).label).map(\.text) == ["Option 1"])
    let close = try many.frame(.closeButton)
    #expect(window.maxY <= close.minY && close.maxY <= many.screen.maxY)
    // Between the window and the pinned button there is nothing but the card.
    let gap = PixelBox(
      minX: Int(window.minX * 2), minY: Int(window.maxY * 2), maxX: Int(window.maxX * 2),
      maxY: Int(close.minY * 2))
    #expect(many.bitmap.count(in: gap) { $0 != .white } == 0)
    let few = try Drawing([
      "style": "question", "title": "Pick", "buttons": Self.buttons(["Option 1"]),
    ])
    let title = many.bitmap.pixels(in: try many.pixels(of: .title))
    #expect(title == few.bitmap.pixels(in: try few.pixels(of: .title)))
  }

  @Test("L14: a long message ends above the buttons")
  func longMessageStaysAboveButtons() throws {
    let drawing = try Drawing([
      "style": "info", "title": "Terms", "message": .string(Self.prose(900)),
      "buttons": Self.buttons(["Read all", "Agree", "Disagree"]),
      "appearance": ["windowWidth": 320, "messageColor": "#FF00FF"],
    ])
    let first = try drawing.frame(.button(0))
    let bottom = try drawing.frame("messageScroll").maxY
    #expect(bottom + 20 <= first.minY + 0.5)
    for id in [ElementID.button(0), .button(1), .button(2), .closeButton] {
      let box = try drawing.pixels(of: id)
      #expect(drawing.bitmap.count(in: box, where: \.isMagentaTinted) == 0, "text under \(id)")
    }
    #expect(drawing.bitmap.count(where: \.isMagentaTinted) > 1000)
  }

  @Test("L18: a long message scrolls in a window of maxMessageHeight")
  func messageWindow() throws {
    let lines = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    let drawing = try Drawing([
      "style": "info", "title": "Log", "message": .string(lines),
      "buttons": Self.buttons(["Send", "Copy"]),
      "appearance": ["maxMessageHeight": 120, "messageColor": "#FF00FF"],
    ])
    let window = try drawing.pixels(of: "messageScroll")
    #expect(abs(window.height - 240) <= 1)
    let ink = try #require(drawing.bitmap.box(where: \.isMagentaTinted))
    #expect(window.contains(ink))
    #expect(abs(try drawing.pixels(of: .button(0)).minY - window.maxY - 40) <= 1)
    guard case .scroll(let height, _) = try drawing.element("messageScroll").content else {
      throw Drawing.Failure("there is no window")
    }
    #expect(abs(height - 60 * 15 * 1.1934) < 0.01)
    #expect(LayoutReport(drawing.tree).text.contains("scrolls 1074.06"))
  }

  @Test(
    "L24: a card with 4,000 characters stays inside its screen in both orientations",
    arguments: [(390.0, 844.0), (844.0, 390.0)])
  func veryLongMessage(width: Double, height: Double) throws {
    let drawing = try Drawing([
      "style": "info", "title": "Terms", "message": .string(Self.prose(4000)),
      "buttons": Self.buttons(["Agree", "Disagree"]), "closeButton": .null,
      "screen": [
        "size": ["width": .number(width), "height": .number(height)], "backdrop": "#FFFFFF",
      ],
    ])
    #expect(drawing.screen.contains(drawing.tree.root.frame))
    #expect(drawing.screen.contains(try drawing.frame(.icon)))
    let card = try drawing.frame(.card)
    for index in 0..<2 {
      let button = try drawing.frame(.button(index))
      #expect(card.contains(button) && button.height == 48)
    }
    let isAlone = drawing.tree.element("messageScroll") != nil
    let window: ElementID = isAlone ? "messageScroll" : "textScroll"
    let first = try drawing.frame(isAlone ? .message : .title)
    #expect(try drawing.frame(window).minY <= first.minY)
    let line = try drawing.frame(.message).minY + 15 * 1.1934
    #expect(line <= (try drawing.frame(window).maxY) + 0.5, "the first line is hidden")
    try expectScrollHint(window, cutting: .message, drawing)
  }

  @Test("L43: on a landscape phone text and buttons scroll, and nothing leaves the screen")
  func landscapePhone() throws {
    let drawing = try Drawing([
      "style": "success", "title": "Saved",
      "message": "The picture was saved.\nYou can share it now.\nOr keep it for later.",
      "buttons": Self.buttons(["Share", "Copy", "Print", "Keep"]), "closeButton": .null,
      "screen": ["size": ["width": 667, "height": 375], "backdrop": "#FFFFFF"],
    ])
    #expect(drawing.screen.contains(try drawing.frame(.icon)))
    #expect(drawing.screen.contains(try drawing.frame(.card)))
    // Four buttons and a line of text are 15 points too high: the last row is half shown.
    let window = try drawing.frame("buttonScroll")
    #expect(try drawing.frame(.card).contains(window))
    #expect(try window.maxY == drawing.frame(.button(3)).center.y)
    for index in 0..<3 {
      #expect(try drawing.frame(.button(index)).maxY <= drawing.frame(.button(index + 1)).minY)
      #expect(try window.contains(drawing.frame(.button(index))))
    }
  }
}
