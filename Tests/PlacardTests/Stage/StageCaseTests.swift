import Placard
import Testing

/// Rows of class state machine in the collection of bug reports.
@Suite("Bug reports on the lives of alerts do not happen on a stage")
@MainActor
struct StageCaseTests {
  private let stage = Stage()

  @Test("S02: alerts with the same title, or none, all appear in order with their own results")
  func sameTitles() async throws {
    stage.queuesAlerts = true
    var runs: [StageRun<AlertResult>] = []
    for number in 0..<6 {
      let alert = CoolAlert(.info, number < 3 ? "Same" : nil, number < 3 ? nil : "\(number)")
        .button("\(number)") {}
      runs.append(await stage.run { await alert.present() })
    }
    for number in 0..<6 {
      try await stage.tap("\(number)")
      try await stage.settle()
    }
    #expect(runs.map(\.value) == (0..<6).map { .button(index: 0, title: "\($0)") })
  }

  @Test("S05: of ten alerts shown and closed quickly the last closes by its own time")
  func ownTimers() async throws {
    for number in 0..<10 {
      let alert = CoolAlert(.info, "\(number)").timeout(2)
      alert.show(on: stage)
      try await stage.advance(by: .milliseconds(50))
      if number < 9 { alert.close() }
    }
    let shown = try #require(stage.log.last { $0.text.contains("shown:") })
    try await stage.advance(by: .seconds(10))
    let ended = try #require(stage.log.last { $0.text.contains("ends: timeout") })
    #expect(ended.time - shown.time == .seconds(2))
    #expect(stage.words.filter { $0.contains("ends: timeout") }.count == 1)
  }

  @Test("S06: the time that is left is rounded up, and zero is never spoken")
  func countdown() async throws {
    CoolAlert(.notice, "Ad break").button("Skip", countdown: .seconds) {}.hideCloseButton()
      .timeout(5).show(on: stage)
    var spoken: [String?] = []
    var drawn: [String] = []
    for instant in [0, 400, 1_000, 4_200, 4_999] {
      try await stage.advance(to: .milliseconds(instant))
      spoken.append(
        try stage.accessibility().elements.first { $0.name == "button[0]" }?.value)
      drawn.append(try text("button[0].title"))
    }
    #expect(drawn == ["Skip (5s)", "Skip (5s)", "Skip (4s)", "Skip (1s)", "Skip (1s)"])
    #expect(
      spoken == [
        "5 seconds left", "5 seconds left", "4 seconds left", "1 second left", "1 second left",
      ])
    try await stage.advance(to: .seconds(5))
    #expect(stage.words.contains("#1 ends: timeout"))
  }

  @Test("S07: an error comes with the failing tap and goes with the next letter")
  func errorLine() async throws {
    let alert = CoolAlert(.edit, "Code")
    let code = alert.addTextField("Code")
    alert.validate { code.text?.isEmpty == false }
      .button("Check") { throw SignInError(description: "Wrong code") }
    alert.show(on: stage)
    try await stage.settle()
    #expect(try stage.layout().element(.error) == nil)
    let disabled = try stage.layout().element(.button(0))?.decoration?.fill
    try await stage.type("12")
    #expect(try stage.layout().element(.button(0))?.decoration?.fill != disabled)
    let before = try stage.image(scale: 1)
    let height = try #require(try stage.layout().element(.card)?.frame.height)
    try await stage.tap("Check")
    #expect(try text("error") == "Wrong code")
    #expect(try stage.layout().element(.card)?.frame.height ?? 0 > height)
    try await stage.type("2", replacing: true)
    try await stage.type("12", replacing: true)
    #expect(try stage.image(scale: 1) == before)
    try await stage.clear("Code")
    #expect(try stage.layout().element(.button(0))?.decoration?.fill == disabled)
  }

  @Test("S11: the draining bar only gets shorter, from full")
  func bar() async throws {
    CoolAlert(.notice, "Ad break").timeout(5).show(on: stage)
    var pictures: [Int] = []
    for second in 0..<5 {
      try await stage.advance(to: .seconds(second))
      let frame = try #require(try stage.layout().element("timeoutBar")?.frame)
      #expect(frame.width == 260)
      pictures.append(try ink(of: frame))
    }
    #expect(pictures == pictures.sorted(by: >) && Set(pictures).count == 5)
    #expect(pictures[0] == 260)
  }

  @Test("A03: an action stops the bar and the countdown")
  func stopped() async throws {
    CoolAlert(.notice, "Ad break").button("Skip", countdown: .seconds) { [stage] in
      try await stage.clock.sleep(for: .seconds(10))
    }.timeout(5).show(on: stage)
    try await stage.advance(to: .seconds(2))
    try await stage.tap("Skip")
    let frame = try #require(try stage.layout().element("timeoutBar")?.frame)
    let ink = try ink(of: frame)
    for second in [3, 4, 7] {
      try await stage.advance(to: .seconds(second))
      #expect(try self.ink(of: frame) == ink)
      #expect(stage.topState?.timeLeft == 3)
    }
  }

  /// The text of an element.
  private func text(_ id: ElementID) throws -> String {
    let element = try #require(try stage.layout().element(id))
    guard case .text(let layout, _) = element.content else { return "" }
    return layout.lines.map(\.text).joined(separator: "\n")
  }

  /// How many pixels in the middle of a frame have the colour of a notice.
  private func ink(of frame: Rect) throws -> Int {
    let picture = try stage.image(scale: 1)
    let row = Int(frame.minY) + 1
    return (Int(frame.minX)..<Int(frame.maxX)).count { x in
      let pixel = picture[x, row]
      return pixel.blue > 200 && pixel.red < 150
    }
  }

  @Test("S14: an alert without end does not block the queue once it is closed")
  func endlessInQueue() async throws {
    stage.queuesAlerts = true
    let first = CoolAlert(.info, "A")
    let runs = await [
      stage.run { await first.present() },
      stage.run { await CoolAlert(.info, "B").present() },
      stage.run { await CoolAlert(.info, "C").present() },
    ]
    try await stage.advance(to: .seconds(2))
    first.close()
    try await stage.settle()
    #expect(stage.top?.content.title == "B")
    stage.dismissAll()
    try await stage.settle()
    #expect(stage.alerts.isEmpty)
    #expect(runs.map(\.value) == [.dismissed, .dismissed, .dismissed])
  }

  @Test("S15: 0 and infinity never time out, 0.4 does so soon, −1 and NaN are named as errors")
  func durations() async throws {
    CoolAlert(.info, "Never").timeout(0).show(on: stage)
    CoolAlert(.info, "Endless").timeout(.infinity).show(on: stage)
    CoolAlert(.info, "Soon").timeout(0.4).show(on: stage)
    try await stage.advance(by: .seconds(100))
    #expect(stage.alerts.map(\.content.title) == ["Never", "Endless"])
    for seconds in [-1, Double.nan, 0.01, 1e9] {
      CoolAlert(.info, "Bad").timeout(seconds).show(on: stage)
      #expect(throws: DocumentError.self) {
        try CoolAlert(.info, "Bad").timeout(seconds).image()
      }
    }
  }
}
