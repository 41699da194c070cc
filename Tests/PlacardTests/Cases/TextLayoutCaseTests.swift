import Placard
import Testing

/// Rows of the class "layout" on missing, short and long texts.
struct TextLayoutCaseTests {
  @Test("L28: an alert without any content is refused and leaves no file")
  func emptyAlert() throws {
    let folder = try TemporaryFolder()
    let empty: JSONValue = [
      "style": "info", "title": "", "message": "", "buttons": [], "closeButton": .null,
      "appearance": ["showCircularIcon": false],
    ]
    try FileSystem.write(empty.bytes, to: folder("empty.json"))
    let outcome = try Tool.run(["render", "empty.json", "-o", "out.png"], folder: folder.path)
    outcome.expectCleanError(65, naming: ["empty.json", "no title, no message, no content"])
    #expect(try FileSystem.list(folder.path).map(\.name) == ["empty.json"])
  }

  @Test("L28: an alert with nothing but its circle is a small card")
  func circleAlone() throws {
    let drawing = try Drawing(["style": "info", "title": "", "closeButton": .null])
    let card = try drawing.frame(.card)
    #expect(card.width == 300)
    #expect(card.height == 66, "half the circle, titleTop and the bottom margin")
  }

  @Test("L37: a message alone is drawn as under a title")
  func messageAlone() throws {
    let message: JSONValue = "Your changes were saved."
    let alone = try Drawing(["style": "info", "message": message])
    let titled = try Drawing(["style": "info", "title": "Saved", "message": message])
    let box = try alone.pixels(of: .message)
    let other = try titled.pixels(of: .message)
    #expect(box.height == other.height && box.width == other.width)
    #expect(alone.bitmap.pixels(in: box) == titled.bitmap.pixels(in: other))
    guard case .text(_, let node) = try alone.element(.message).content else { return }
    #expect(node.size == 15 && node.weight == 400 && node.color == Color(0x3C, 0x3C, 0x43, 204))
  }

  @Test("L49: a long title without message keeps no room for one")
  func longTitleAlone() throws {
    let long =
      "Your subscription could not be renewed because the card on file has expired and "
      + "needs to be replaced this week"
    #expect((105...115).contains(long.count))
    let gaps = try ["Saved", long].map { title -> Int in
      let drawing = try Drawing([
        "style": "info", "title": .string(title), "buttons": [["title": "OK"]],
        "closeButton": .null,
      ])
      return try drawing.pixels(of: .button(0)).minY - drawing.pixels(of: .title).maxY
    }
    #expect(abs(gaps[0] - gaps[1]) <= 1)
    #expect(gaps[0] == 40)
  }

  @Test("L52: nil, empty and blank texts all mean none")
  func absentTexts() throws {
    let titles: [JSONValue] = [.null, "", "  "]
    let messages: [JSONValue] = [.null, "", "\n"]
    func pictures(_ pairs: [(JSONValue, JSONValue)]) throws -> [Drawing] {
      try pairs.map { try Drawing(["style": "info", "title": $0, "message": $1]) }
    }
    let untitled = try pictures(titles.map { ($0, "The message stays.") })
    let silent = try pictures(messages.map { ("The title stays.", $0) })
    let bare = try pictures(zip(titles, messages).map { ($0, $1) })
    for group in [untitled, silent, bare] {
      #expect(group.allSatisfy { $0.bitmap == group[0].bitmap })
      #expect(group.allSatisfy { $0.tree.root == group[0].tree.root })
    }
    // No empty band: the text begins at titleTop below the circle, the buttons end the card.
    for (drawing, id) in [(untitled[0], ElementID.message), (silent[0], .title)] {
      let card = try drawing.frame(.card)
      #expect(try drawing.frame(id).minY == card.minY + 46)
      #expect(try abs(drawing.frame(.closeButton).minY - drawing.frame(id).maxY - 20) <= 0.5)
      #expect(try drawing.ink(in: id, on: .white).height > 10)
    }
    #expect(try bare[0].frame(.card).height == 114)
  }

  @Test("L56: the title stands at one place above messages of 1, 2 and 5 lines")
  func titleOffset() throws {
    let offsets = try [1, 2, 5].map { count -> Int in
      let message = (1...count).map { "Line \($0)" }.joined(separator: "\n")
      let drawing = try Drawing([
        "style": "info", "title": "Fixed", "message": .string(message),
      ])
      #expect(try drawing.lines(.message).count == count)
      return try drawing.ink(in: .title, on: .white).minY - drawing.pixels(of: .card).minY
    }
    #expect(Set(offsets).count == 1)
  }
}
