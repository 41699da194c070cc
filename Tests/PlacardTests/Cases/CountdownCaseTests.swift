import Placard
import Testing

/// Rows of the class "layout" on countdowns.
struct CountdownCaseTests {
  private func drawing(
    _ title: String, left: Double, style: String = "seconds", width: Double = 240,
    direction: String = "ltr", busy: Bool = false
  ) throws -> Drawing {
    try Drawing([
      "style": "info", "title": "Unsaved", "closeButton": .null, "timeout": 10,
      "buttons": [["title": .string(title), "countdown": .string(style)]],
      "appearance": ["windowWidth": .number(width)],
      "environment": ["direction": .string(direction)],
      "state": busy
        ? ["timeLeft": .number(left), "busy": 0] : ["timeLeft": .number(left)],
    ])
  }

  private static let long = "Continue without saving my changes"

  @Test("L05: beside a long title the countdown is complete in every second, and nothing moves")
  func neverShrinks() throws {
    var buttons: Set<Rect> = []
    var titles: Set<Rect> = []
    var starts: Set<Double> = []
    for second in 1...10 {
      let drawing = try drawing(Self.long, left: Double(second) - 0.4)
      let countdown = try drawing.element("button[0].countdown")
      #expect(try drawing.lines("button[0].countdown").map(\.text) == ["(\(second)s)"])
      #expect(try drawing.text("button[0].countdown").scale == 1)
      #expect(!drawing.isTruncated)
      let button = try drawing.frame(.button(0))
      #expect(countdown.frame.maxX <= button.maxX - 12)
      #expect(try drawing.frame("button[0].title").maxX <= countdown.frame.minX)
      buttons.insert(button)
      titles.insert(try drawing.frame("button[0].title"))
      starts.insert(countdown.frame.minX)
    }
    #expect(buttons.count == 1 && titles.count == 1 && starts.count == 1)
  }

  @Test("L05: a title that has room is one text with its countdown")
  func short() throws {
    let drawing = try drawing("Skip", left: 10)
    #expect(try drawing.lines("button[0].title").map(\.text) == ["Skip (10s)"])
    #expect(drawing.tree.element("button[0].countdown") == nil)
  }

  @Test("L05: a title a little too long shrinks on one line, and both stand on one baseline")
  func baseline() throws {
    let drawing = try drawing("Continue anyway", left: 9.5)
    let title = try drawing.text("button[0].title")
    let seconds = try drawing.text("button[0].countdown")
    #expect(title.lines.count == 1)
    let titleLine =
      try drawing.frame("button[0].title").center.y - title.size.height / 2
      + title.ascender
    let secondsLine =
      try drawing.frame("button[0].countdown").center.y - seconds.size.height / 2
      + seconds.ascender
    #expect(abs(titleLine - secondsLine) <= 0.5)
  }

  @Test("L05: from right to left the countdown stands at the left of its title")
  func mirrored() throws {
    let drawing = try drawing(Self.long, left: 10, direction: "rtl")
    #expect(
      try drawing.frame("button[0].countdown").maxX <= drawing.frame("button[0].title").minX)
  }

  @Test("A ring never covers a long title, and leaves the middle to a short one")
  func ring() throws {
    let long = try drawing(Self.long, left: 10, style: "ring")
    #expect(
      try long.frame("button[0].title").maxX <= long.frame("button[0].countdown").minX)
    let short = try drawing("Skip", left: 10, style: "ring")
    #expect(try short.frame("button[0].title").center.x == short.frame(.button(0)).center.x)
    let frames = try [long, short].map { try $0.frame("button[0].countdown").maxX }
    #expect(frames[0] == frames[1])
  }

  @Test("A busy button shows neither title nor countdown, and keeps its size")
  func busy() throws {
    let idle = try drawing(Self.long, left: 10)
    let busy = try drawing(Self.long, left: 10, busy: true)
    #expect(try idle.frame(.button(0)) == busy.frame(.button(0)))
    guard case .text(_, let node) = try busy.element("button[0].countdown").content else {
      Issue.record("the countdown is no text")
      return
    }
    #expect(node.color == .clear)
  }
}
