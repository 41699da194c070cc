import Placard
import Testing

@Suite("A stage reacts as a screen does and says what it cannot do")
@MainActor
struct StageTests {
  private let stage = Stage()

  private func code(_ body: () async throws -> Void) async -> StageError.Code? {
    do { try await body() } catch let error as StageError { return error.code } catch {}
    return nil
  }

  @Test("an unknown name is an error with what is there and what may have been meant")
  func unknownName() async throws {
    CoolAlert(.info, "Title").button("Delete") {}.show(on: stage)
    do {
      try await stage.tap("Delte")
      Issue.record("tapped")
    } catch let error as StageError {
      #expect(error.code == .noSuchPart)
      #expect(error.suggestions == ["Delete"])
      #expect(error.message.contains("\"Done\""))
    }
  }

  @Test("an empty stage says so")
  func empty() async {
    #expect(await code { try await stage.tap("OK") } == .nothingShown)
    #expect(await code { try await stage.escape() } == .refused)
    #expect(await code { _ = try stage.layout() } == .nothingShown)
  }

  @Test("two parts of one name need their identities")
  func ambiguous() async throws {
    CoolAlert(.info, "Title").button("Go") {}.button("Go") {}.show(on: stage)
    #expect(await code { try await stage.tap("Go") } == .ambiguous)
    try await stage.tap(ElementID.button(1))
    #expect(stage.words.contains("#1 ends: button 1 \"Go\""))
  }

  @Test("a tap at a point reaches what lies there, the backdrop included")
  func points() async throws {
    let alert = CoolAlert(.info, "Title").button("OK") {}
    alert.appearance.hideWhenBackgroundViewIsTapped = true
    alert.show(on: stage)
    let frame = try #require(try stage.layout().element(.title)?.frame)
    try await stage.tap(at: Point(frame.minX, frame.minY))
    #expect(stage.isShown(alert))
    try await stage.tap(at: Point(10, 60))
    #expect(!stage.isShown(alert))
    #expect(await code { try await stage.tap(at: Point(-1, 60)) } == .outOfRange)
    #expect(await code { try await stage.tap(at: Point(.nan, 60)) } == .outOfRange)
  }

  @Test("swipe and escape only leave what can be left without choosing")
  func leaving() async throws {
    let stuck = CoolAlert(.info, "Stuck").button("OK") {}.hideCloseButton()
    stuck.show(on: stage)
    #expect(await code { try await stage.swipe(.down) } == .refused)
    #expect(await code { try await stage.escape() } == .refused)
    let free = CoolAlert(.info, "Free")
    free.show(on: stage)
    try await stage.swipe(.down, velocity: 100)
    #expect(stage.isShown(free))
    try await stage.swipe(.down)
    #expect(!stage.isShown(free))
    #expect(await code { try await stage.swipe(.down, velocity: .infinity) } == .outOfRange)
  }

  @Test("only the uppermost alert takes taps")
  func covered() async throws {
    CoolAlert(.info, "Below").button("Below") {}.show(on: stage)
    CoolAlert(.info, "Above").button("Above") {}.show(on: stage)
    #expect(await code { try await stage.tap("Below") } == .noSuchPart)
    try await stage.tap("Above")
    try await stage.tap("Below")
  }

  @Test("an alert shown twice is one alert, and can come again when it is gone")
  func twice() async throws {
    let alert = CoolAlert(.info, "Once")
    alert.show(on: stage)
    alert.show(on: stage)
    #expect(stage.alerts.count == 1)
    alert.close()
    try await stage.settle()
    alert.show(on: stage)
    #expect(stage.alerts.count == 1)
  }

  @Test("the stage keeps an alert alive until its exit is over, and no longer")
  func lifetime() async throws {
    weak var alert: CoolAlert?
    do {
      let shown = CoolAlert(.info, "Title").button("OK") {}
      shown.show(on: stage)
      alert = shown
    }
    #expect(alert != nil)
    try await stage.tap("OK")
    #expect(alert != nil)
    try await stage.settle()
    await Task.yield()
    #expect(alert == nil)
  }

  @Test("an action that never ends does not settle; closing the alert by code goes on")
  func endless() async throws {
    let alert = CoolAlert(.wait, "Title").button("Go") { [stage] in
      try await stage.clock.sleep(for: .seconds(1_000_000))
    }
    alert.show(on: stage)
    try await stage.tap("Go")
    #expect(await code { try await stage.settle() } == .neverSettles)
    alert.close()
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
  }

  @Test("an action that throws after its alert is gone is in the log and changes nothing")
  func lateThrow() async throws {
    let alert = CoolAlert(.info, "Title").button("Go") { [stage] in
      try? await stage.clock.sleep(for: .seconds(2))
      throw SignInError(description: "Too late")
    }
    alert.show(on: stage)
    try await stage.tap("Go")
    alert.close()
    try await stage.settle()
    try await stage.advance(by: .seconds(3))
    #expect(stage.words.contains("#1 action \"Go\" failed late: Too late"))
    #expect(stage.words.filter { $0.hasPrefix("#1 ends") } == ["#1 ends: dismissed"])
  }

  @Test("what waits for something real is an error until the caller waits for it")
  func elsewhere() async throws {
    let gate = AsyncStream.makeStream(of: Void.self)
    let alert = CoolAlert(.info, "Title").button("Go") {
      for await _ in gate.stream { return }
    }
    alert.show(on: stage)
    try await stage.tap("Go")
    #expect(await code { try await stage.advance(by: .seconds(1)) } == .waitsElsewhere)
    gate.continuation.yield()
    try await stage.finish("Go")
    #expect(!stage.isShown(alert))
    #expect(await code { try await stage.finish("Go") } == .noAction)
  }

  @Test("callbacks may show and close alerts")
  func reentrant() async throws {
    let next = CoolAlert(.success, "Next")
    let first = CoolAlert(.info, "First")
    first.button("Go") { [stage] in
      next.show(on: stage)
      first.close()
    }.onDismiss { next.message = "First is gone" }
    first.show(on: stage)
    try await stage.tap("Go")
    try await stage.settle()
    #expect(stage.alerts.map(\.content.title) == ["Next"])
    #expect(stage.alerts.first?.content.message == "First is gone")
  }

  @Test("100 queued alerts come in order")
  func longQueue() async throws {
    stage.queuesAlerts = true
    for number in 1...100 { CoolAlert(.info, "Alert \(number)").timeout(1).show(on: stage) }
    try await stage.advance(by: .seconds(200))
    let shown = stage.words.filter { $0.contains("shown:") }
    #expect(shown.count == 100)
    #expect(shown.last?.hasSuffix("\"Alert 100\"") == true)
    #expect(stage.alerts.isEmpty)
  }

  @Test("turning, scheme and text size change what is drawn")
  func device() async throws {
    CoolAlert(.info, "Title").show(on: stage)
    let portrait = try stage.image(scale: 1)
    stage.rotate(.landscape)
    let landscape = try stage.image(scale: 1)
    #expect(landscape.width == portrait.height)
    stage.setScheme(.dark)
    #expect(try stage.image(scale: 1) != landscape)
    let height = try stage.layout().element(.title)?.frame.height ?? 0
    stage.setTextSize(.accessibilityExtraLarge)
    #expect(try stage.layout().element(.title)?.frame.height ?? 0 > height)
  }

  @Test("at rest a stage's picture is the document's own")
  func atRest() async throws {
    let alert = CoolAlert(.success, "Saved", "All is well.").button("OK") {}
    alert.show(on: stage)
    try await stage.settle()
    #expect(try stage.image() == alert.image(crop: .screen))
    #expect(try stage.image(crop: .card) == alert.image())
  }

  @Test("stacked alerts dim the backdrop once")
  func dimsOnce() async throws {
    let corner = { (bitmap: Bitmap) in Array(bitmap.pixels[0..<4]) }
    CoolAlert(.info, "One").show(on: stage)
    let one = try corner(stage.image(scale: 1))
    CoolAlert(.info, "Two").show(on: stage)
    #expect(try corner(stage.image(scale: 1)) == one)
  }

  @Test("time goes forward only")
  func time() async throws {
    try await stage.advance(by: .seconds(2))
    #expect(await code { try await stage.advance(by: .seconds(-1)) } == .outOfRange)
    #expect(await code { try await stage.advance(to: .seconds(1)) } == .outOfRange)
    #expect(stage.clock.now.elapsed == .seconds(2))
  }
}
