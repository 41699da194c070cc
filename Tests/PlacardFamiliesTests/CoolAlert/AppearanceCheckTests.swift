import PlacardModel
import Testing

@testable import PlacardFamilies

@Suite("Properties whose range depends on another one")
struct AppearanceCheckTests {
  private func failure(_ appearance: JSONValue) -> DocumentError? {
    var document = AlertDocument(style: "info")
    document.content.title = "Title"
    document.content.message = "Message"
    document.appearance = JSONNode(appearance)
    do {
      _ = try AlertFamily.coolAlert.body(document, nil)
      return nil
    } catch {
      return error
    }
  }

  @Test("A message window of less than a line is refused with the line's height")
  func messageHeight() throws {
    let error = try #require(failure(["maxMessageHeight": 17]))
    #expect(error.code == .outOfRange)
    #expect(error.path == "appearance.maxMessageHeight")
    #expect(error.message == "is 17, must be at least one line of the message (17.9 pt)")
    #expect(failure(["maxMessageHeight": 18]) == nil)
    #expect(failure(["maxMessageHeight": 17, "messageFont": ["size": 14]]) == nil)
  }

  @Test("An icon larger than its circle is refused with the circle's size")
  func iconSize() throws {
    let error = try #require(failure(["circleIconSize": 65]))
    #expect(error.path == "appearance.circleIconSize")
    #expect(error.message == "is 65, must be from 4 to circleSize (64 pt)")
    #expect(failure(["circleIconSize": 65, "circleSize": 66]) == nil)
  }
}
