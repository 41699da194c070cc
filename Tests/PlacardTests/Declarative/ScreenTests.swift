import Placard
import PlacardGraphics
import PlacardModel
import Testing

@Suite("Bindings of a screen show alerts and are set back")
@MainActor
struct ScreenTests {
  private struct Trip: Identifiable {
    var id: String
  }

  private let stage = Stage()

  @Test("an alert comes when its binding turns true and sets it back when it is dismissed")
  func isPresented() async throws {
    @State var saved = false
    stage.show(
      Screen { Button("Save") { saved = true } }
        .coolAlert(isPresented: $saved) { CoolAlert(.success, "Saved") })
    #expect(stage.alerts.isEmpty)
    try await stage.tap("Save")
    #expect(stage.top?.content.title == "Saved")
    #expect(saved)
    try await stage.settle()
    try await stage.tap("Done")
    #expect(!saved)
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
    try await stage.tap("Save")
    #expect(stage.top?.content.title == "Saved")
  }

  @Test("an alert goes when the program makes its binding false")
  func takenAway() async throws {
    @State var waits = true
    stage.show(Screen().coolAlert(isPresented: $waits) { CoolAlert(.wait, "Loading") })
    try await stage.settle()
    #expect(stage.alerts.count == 1)
    let run = await stage.run {
      try await Stage.current.clock.sleep(for: .seconds(3))
      waits = false
    }
    try await stage.advance(by: .seconds(2))
    #expect(stage.top != nil)
    try await stage.advance(by: .seconds(1))
    #expect(run.isFinished)
    #expect(stage.top == nil)
    #expect(stage.words.contains("#1 ends: dismissed"))
  }

  @Test("a binding that is true again while its alert leaves shows it when that is gone")
  func again() async throws {
    @State var shown = true
    stage.show(Screen().coolAlert(isPresented: $shown) { CoolAlert(.info, "Again") })
    try await stage.settle()
    try await stage.tap("Done")
    shown = true
    try await stage.advance(by: .milliseconds(10))
    #expect(stage.top == nil)
    try await stage.settle()
    #expect(stage.top?.content.title == "Again")
    #expect(stage.words.filter { $0.contains("shown: ") }.count == 2)
  }

  @Test("an item shows an alert about itself; another item takes its place when it is gone")
  func items() async throws {
    @State var trip: Trip?
    stage.show(
      Screen {
        Button("Norway") { trip = Trip(id: "Norway") }
      }.coolAlert(item: $trip) { CoolAlert(.question, "Delete \($0.id)?") })
    try await stage.tap("Norway")
    #expect(stage.top?.content.title == "Delete Norway?")
    trip = Trip(id: "Japan")
    try await stage.settle()
    #expect(stage.top?.content.title == "Delete Japan?")
    try await stage.tap("Done")
    #expect(trip == nil)
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("two alerts of one screen keep apart, and modifiers stand on parts too")
  func several() async throws {
    @State var first = false
    @State var second = false
    stage.show(
      Screen {
        Button("First") { first = true }
          .coolAlert(isPresented: $first) { CoolAlert(.info, "One") }
        Button("Second") { second = true }
          .coolAlert(isPresented: $second) { CoolAlert(.info, "Two") }
      })
    try await stage.tap("Second")
    #expect(stage.alerts.map(\.content.title) == ["Two"])
    first = true
    try await stage.settle()
    #expect(stage.alerts.map(\.content.title) == ["Two", "One"])
    try await stage.tap("Done")
    #expect(!first)
    #expect(second)
  }

  @Test("an alert in a branch that is no longer there goes")
  func branch() async throws {
    @State var isLoggedIn = true
    @State var shown = true
    stage.show(
      Screen {
        if isLoggedIn { Text("Hello").coolAlert(isPresented: $shown) { CoolAlert(.info, "Hi") } }
      })
    try await stage.settle()
    #expect(stage.top?.content.title == "Hi")
    isLoggedIn = false
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("the screen is drawn behind the alert, follows its bindings and can be tapped at points")
  func page() async throws {
    @State var isOn = false
    stage.show(
      Screen {
        Text(isOn ? "On" : "Off").font(.headline)
        Toggle("Wi-Fi", isOn: $isOn)
      })
    let before = try stage.image(scale: 1)
    let frame = try #require(try stage.screenLayout().element("content[1]")?.frame)
    try await stage.tap(at: frame.center)
    #expect(isOn)
    #expect(stage.words.contains("screen content[1] is on"))
    let after = try stage.image(scale: 1)
    #expect(before != after)
    stage.show(CoolAlert(.info, "Over"))
    try await stage.settle()
    await #expect(throws: StageError.self) { try await stage.tap("Wi-Fi") }
    #expect(frame.minX == 16)
    #expect(try stage.screenLayout().element("content[0]")?.frame.minY == 63)
  }

  @Test("fields of the screen are written in")
  func typing() async throws {
    @State var name = "A"
    stage.show(Screen { TextField("Name", text: $name) })
    try await stage.type("da", into: "Name")
    #expect(name == "Ada")
    try await stage.type("Bob", into: "Name", replacing: true)
    #expect(name == "Bob")
    await #expect(throws: StageError.self) { try await stage.type("x", into: "Nmae") }
  }

  @Test("a page is a backdrop of documents too, read and written")
  func backdrop() throws {
    let json =
      #"{"style": "info", "title": "T", "screen": {"backdrop": {"content": [{"text": "Page"}, {"toggle": "Wi-Fi"}]}}}"#
    let document = try AlertDocument(json: Array(json.utf8))
    #expect(
      document.screen.backdrop
        == .page([.text(ContentText("Page")), .toggle(ContentToggle("Wi-Fi"))]))
    #expect(try AlertDocument(json: Array(document.json().utf8)).screen == document.screen)
  }
}
