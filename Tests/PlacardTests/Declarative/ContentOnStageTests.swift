import Placard
import PlacardGraphics
import PlacardModel
import Testing

@Suite("Content of an alert reacts on a stage and writes into its bindings")
@MainActor
struct ContentOnStageTests {
  private let stage = Stage()

  private func code(_ body: () async throws -> Void) async -> StageError.Code? {
    do { try await body() } catch let error as StageError { return error.code } catch {}
    return nil
  }

  @Test("taps turn switches and checkboxes, choose segments and stars, and press buttons")
  func taps() async throws {
    @State var isOn = false
    @State var agrees = true
    @State var period = 0
    @State var stars = 1
    @State var presses = 0
    let alert = CoolAlert(.custom(color: .systemPink), "Rate your stay").customView {
      Toggle("Share", isOn: $isOn)
      Toggle("I agree", isOn: $agrees).toggleStyle(.checkbox)
      SegmentedPicker(["Day", "Week"], selection: $period)
      StarRating("Stay", rating: $stars)
      Button("More") { presses += 1 }
    }
    stage.show(alert)
    try await stage.tap("Share")
    try await stage.tap("I agree")
    try await stage.tap("Week")
    try await stage.tap("Stay 4")
    try await stage.tap("More")
    try await stage.tap("More")
    #expect(isOn)
    #expect(!agrees)
    #expect(period == 1)
    #expect(stars == 4)
    #expect(presses == 2)
    #expect(stage.isShown(alert))
    #expect(stage.top?.content.element("content[0]")?.value == .isOn(true))
    #expect(stage.words.contains("#1 content[0] is on"))
    #expect(stage.words.contains("#1 content[3] is 4"))
    #expect(await code { try await stage.tap("Mroe") } == .noSuchPart)
  }

  @Test("a slider goes to its nearest step, by value and by the finger's way, and takes no taps")
  func slider() async throws {
    @State var volume = 0.0
    @State var stars = 0
    stage.show(
      CoolAlert(.info, "Sound").customView {
        Slider("Volume", value: $volume, in: 0...10, step: 2)
        StarRating("Song", rating: $stars)
      })
    try await stage.drag("Volume", to: 4.9)
    #expect(volume == 4)
    #expect(await code { try await stage.drag("Volume", to: 11) } == .outOfRange)
    #expect(await code { try await stage.drag("Volum", to: 1) } == .noSuchPart)
    #expect(await code { try await stage.tap("Volume") } == .refused)
    try await stage.drag("Song", to: 3)
    #expect(stars == 3)
    let frame = try #require(try stage.layout().element("content[0]")?.frame)
    let y = frame.maxY - 10
    try await stage.drag(from: Point(frame.minX + 20, y), to: Point(frame.maxX + 50, y))
    #expect(volume == 10)
    try await stage.drag(from: Point(frame.maxX - 20, y), to: Point(frame.minX, y))
    #expect(volume == 0)
    #expect(await code { try await stage.drag(from: Point(1, 60), to: .zero) } == .noSuchPart)
  }

  @Test("fields take the focus, typing and Return in reading order, and secure texts stay dots")
  func fields() async throws {
    @State var name = ""
    @State var pin = ""
    var saved = ""
    stage.show(
      CoolAlert(.edit, "Profile")
        .customView {
          TextField("Name", text: $name)
          SecureField("PIN", text: $pin)
        }
        .button("Save") { saved = "\(name) \(pin)" })
    #expect(stage.topState?.focusedContent == "content[0]")
    try await stage.type("Ada\n1234", into: "Name")
    #expect(name == "Ada")
    #expect(pin == "1234")
    #expect(stage.topState?.focusedContent == "content[1]")
    #expect(stage.words.contains("#1 content[1] is \"••••\""))
    #expect(!stage.words.contains { $0.contains("1234") })
    try await stage.pressReturn()
    #expect(saved == "Ada 1234")
  }

  @Test("what the program writes into a binding shows at the stage's next rest")
  func follows() async throws {
    @State var done = 0.25
    @State var words = "Waiting"
    stage.show(
      CoolAlert(.wait, "Sync")
        .customView {
          Text(words)
          if done < 1 { ProgressView("Files", value: done) }
        }
        .button("Go") {
          words = "Copying"
          try await Stage.current.clock.sleep(for: .seconds(1))
          done = 1
          try await Stage.current.clock.sleep(for: .seconds(1))
        })
    try await stage.tap("Go")
    #expect(stage.top?.content.custom.first == .text(ContentText("Copying")))
    #expect(stage.top?.content.custom.count == 2)
    try await stage.advance(by: .seconds(1))
    #expect(stage.top?.content.custom.count == 1)
  }

  @Test("elements to which nothing is bound keep what a person makes of them")
  func unbound() async throws {
    let alert = CoolAlert(.info, "Plain").customView {
      ContentElement.toggle(ContentToggle("Wi-Fi"))
    }
    stage.show(alert)
    try await stage.tap("Wi-Fi")
    try await stage.settle()
    #expect(stage.top?.content.element("content[0]")?.value == .isOn(true))
    #expect(alert.document.content.element("content[0]")?.value == .isOn(true))
  }

  @Test("a binding may put something else than was typed, which is what shows then")
  func transformed() async throws {
    @State var code = ""
    let upper = Binding(get: { code }, set: { code = $0.uppercased() })
    stage.show(CoolAlert(.edit, "Code").customView { TextField("Code", text: upper) })
    try await stage.type("ab1", into: "Code")
    #expect(code == "AB1")
    #expect(stage.top?.content.element("content[0]")?.value == .text("AB1"))
  }

  @Test("while an action runs content takes no taps")
  func busy() async throws {
    @State var isOn = false
    stage.show(
      CoolAlert(.info, "Busy").customView { Toggle("Wi-Fi", isOn: $isOn) }
        .button("Go") { try await Stage.current.clock.sleep(for: .seconds(5)) })
    try await stage.tap("Go")
    #expect(await code { try await stage.tap("Wi-Fi") } == .disabled)
    #expect(!isOn)
  }

  @Test("a script taps, types and drags in content")
  func script() async throws {
    var document = AlertDocument(style: "edit", content: AlertContent(title: "Script"))
    document.content.custom = [
      .toggle(ContentToggle("Wi-Fi")), .field(AlertField(placeholder: "Name")),
      .slider(ContentSlider(0, label: "Volume")),
    ]
    document.script = [
      .tap("Wi-Fi"), .type("Ada", into: "Name"), .drag("Volume", to: 0.5), .snapshot("end"),
    ]
    let copy = try AlertDocument(json: Array(document.json().utf8))
    #expect(copy.script == document.script)
    var values: [ContentValue?] = []
    try await ScriptPlayer(copy) { _, stage in
      values = (0..<3).map { stage.top?.content.element(ContentElement.id($0))?.value }
    }.play()
    #expect(values == [.isOn(true), .text("Ada"), .number(0.5)])
  }
}
